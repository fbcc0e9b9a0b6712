/** The cards of a voyage show a letter of their name next to their shape. */
export default ['island', 'poison']
