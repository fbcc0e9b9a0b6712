import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  // A short class keeps the style sheets small: every selector contains it.
  compilerOptions: { runes: true, cssHash: ({ filename, hash }) => `s${hash(filename ?? '')}` },
}
