/** The storage key of a seat's notes: by table, for all moments of its match. */
export function placeOf(hash: string, seat: number | null): string {
  const table = /^#\/(replay\/record|[^/]+)\/[^/]+/.exec(hash)?.[0] ?? hash
  return `hautemer notes ${table} ${seat ?? ''}`
}
