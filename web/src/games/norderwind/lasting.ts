/** What stays in sight until the person has moved: a majority cube that was lost. */
export { lostOf as default } from './views'
