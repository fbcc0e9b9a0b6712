/** Where we are: a path after the hash, so that the page works under any address. */

class Route {
  path = $state<string[]>([])

  constructor() {
    const read = () => {
      this.path = location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
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
  location.hash = link(...path)
}
