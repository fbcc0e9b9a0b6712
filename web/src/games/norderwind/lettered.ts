/** Goods have a letter of their name beside their shape. */
export default ['salt', 'wheat', 'wine', 'wood', 'fish']
