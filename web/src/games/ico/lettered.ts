/** The cards of a voyage have a letter of their name beside their shape. */
export default ['island', 'poison']
