/** The tints behind the portraits. */
export const TINTS: Record<string, string> = { sailor: '#3a76b2', pirate: '#7a2f2a', siren: '#3f8a79' }
