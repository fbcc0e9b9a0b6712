import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig } from 'vitest/config'

/** The printed numbers of a game, read from its own data file when the client is built. */
const toml = {
  name: 'toml',
  transform(text: string, id: string) {
    if (!id.endsWith('.toml')) return undefined
    return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
  },
}

export default defineConfig({
  base: './',
  plugins: [toml, svelte()],
  resolve: { alias: { '@': new URL('src', import.meta.url).pathname, $games: new URL('../src/hautemer/games', import.meta.url).pathname } },
  build: {
    target: ['safari16.4', 'chrome111', 'firefox111'],
    outDir: '../src/hautemer/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
})
