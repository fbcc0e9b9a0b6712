/** The tints behind the cards of a voyage. */
export const TINTS: Record<string, string> = { island: '#6fa3b8', poison: '#4c8a5a' }
