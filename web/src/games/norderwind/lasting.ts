/** A fact that stays visible until the player has moved: the loss of a majority cube. */
export { lostOf as default } from './views'
