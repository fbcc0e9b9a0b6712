/** Goods show a letter of their name next to their shape. */
export default ['salt', 'wheat', 'wine', 'wood', 'fish']
