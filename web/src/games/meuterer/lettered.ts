/** Goods and conflict cards show a letter of their name next to their shape. */
export default ['ruby', 'salt', 'wine', 'cloth', 'grain', 'conflict']
