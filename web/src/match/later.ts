/** What a match needs only after its first picture: one file, loaded with the first use or once the browser is idle. */

export { default as Composer } from '@/controls/Composer.svelte'
export { default as About } from '@/dialogs/About.svelte'
export { default as Aim } from './Aim.svelte'
export { default as Chat } from './Chat.svelte'
export { default as Coach } from './Coach.svelte'
export { default as Dossier } from './Dossier.svelte'
export { default as LostSeat } from './LostSeat.svelte'
export { default as NextMatch } from './NextMatch.svelte'
export { default as PeekBar } from './PeekBar.svelte'
export { default as TableMenu } from './TableMenu.svelte'
export { default as Votes } from './Votes.svelte'
