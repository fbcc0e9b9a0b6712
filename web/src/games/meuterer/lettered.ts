/** Goods and conflict cards have a letter of their name beside their shape. */
export default ['ruby', 'salt', 'wine', 'cloth', 'grain', 'conflict']
