/** The codes of all languages: see vite.config.ts. */
declare const LANGUAGE_CODES: readonly string[]

declare module '*.toml' {
  // A data file is checked by its game; a board declares the shape that it reads.
  const value: unknown
  export default value
}
