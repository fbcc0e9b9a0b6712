/** Where the notes of a seat are kept on this device: by the table, whatever moment of its match is looked at. */
export function placeOf(hash: string, seat: number | null): string {
  const table = /^#\/(replay\/record|[^/]+)\/[^/]+/.exec(hash)?.[0] ?? hash
  return `hautemer notes ${table} ${seat ?? ''}`
}
