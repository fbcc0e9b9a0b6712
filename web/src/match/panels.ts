/** The dialogs and panels over a match: one file, loaded when the first of them is opened. */

export { default as About } from '@/dialogs/About.svelte'
export { default as Chat } from './Chat.svelte'
export { default as Dossier } from './Dossier.svelte'
export { default as TableMenu } from './TableMenu.svelte'
