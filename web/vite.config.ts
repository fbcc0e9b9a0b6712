import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig } from 'vitest/config'
import { compressed } from './plugins/compressed.ts'
import { withShorterPaths } from './plugins/paths.ts'

/** The printed numbers of a game, read from its own data file when the client is built. */
const toml = {
  name: 'toml',
  transform(text: string, id: string) {
    if (!id.endsWith('.toml')) return undefined
    return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
  },
}

/** The languages, found from the files of messages when the client is built. */
const languages = readdirSync(new URL('../src/hautemer/locale', import.meta.url)).flatMap((name) => /^(.+)\.ftl$/.exec(name)?.[1] ?? [])

/** Our drawings, whose text becomes part of the client. */
const drawings = {
  name: 'drawings',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith('.svg?raw')) return undefined
    const text = await readFile(id.replace('?raw', ''), 'utf8')
    return { code: `export default ${JSON.stringify(withShorterPaths(text))}`, map: null }
  },
}

/** Modules that are loaded together become one file, which compresses better: a dependency goes into the file of its user, unless a file above already contains it. */
const TOGETHER = [
  { name: 'first', test: /src\/main\.ts$/, priority: 5 },
  { name: 'table', test: /src\/screens\/TableScreen\.svelte$/, priority: 4 },
  { name: 'match', test: /src\/screens\/MatchScreen\.svelte$/, priority: 3 },
  { name: 'games', test: /src\/(actions|controls|i18n|ui\/(?!QrCode|LinkField)|match\/(flying|notes|openSecrets))/, minShareCount: 2, priority: 2 },
  { name: (id: string) => /games\/(\w+)\/index/.exec(id)![1]!, debugName: 'game', test: /src\/games\/\w+\/index\.ts$/, priority: 1 },
]

export default defineConfig({
  define: { LANGUAGE_CODES: JSON.stringify(languages.sort()) },
  base: './',
  plugins: [toml, drawings, svelte(), compressed],
  resolve: { alias: { '@': new URL('src', import.meta.url).pathname, $games: new URL('../src/hautemer/games', import.meta.url).pathname } },
  build: {
    target: ['safari16.4', 'chrome111', 'firefox111'],
    outDir: '../src/hautemer/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  test: { include: ['{src,plugins,tests}/**/*.test.ts'] },
})
