/** A card is laid by a press on it. */
export default ['play']
