import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  // A short class keeps the style sheets small: it stands in every selector.
  compilerOptions: { runes: true, cssHash: ({ filename, hash }) => `s${hash(filename ?? '')}` },
}
