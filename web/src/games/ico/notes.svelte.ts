/** The notes of a seat are those of the shell's dossier. */
export { MARKS, notesOf, type Note } from '@/match/notes.svelte'
