/** The present page: a path after the hash, so that the client works under any address. */

import { leaveFor } from './layers'

/** A malformed path is used unchanged, and is not found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Route {
  path = $state<string[]>([])

  constructor() {
    const read = () => {
      this.path = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded)
    }
    read()
    addEventListener('hashchange', read)
  }
}

export const route = new Route()

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`
}

export function go(...path: string[]): void {
  leaveFor(link(...path))
}
