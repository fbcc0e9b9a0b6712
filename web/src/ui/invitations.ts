/** Addresses to give away. A host who has opened an address of this computer alone gives away the one of the network. */

import { api } from '@/net/api'
import { link } from './route.svelte'

const LOOPBACK = /^(localhost|127\.|\[::1\])/

export interface Invitation {
  address: string
  /** Only this computer can open it. */
  onlyHere: boolean
}

let known: Promise<string | null> | null = null

/** Where other devices reach the server. */
function reachable(): Promise<string | null> {
  known ??= api.address().catch(() => {
    known = null
    return null
  })
  return known
}

/** A page of this server as others can open it. */
export async function invitation(...path: string[]): Promise<Invitation> {
  const here = new URL(link(...path), location.href)
  if (!LOOPBACK.test(here.hostname)) return { address: here.href, onlyHere: false }
  const found = await reachable()
  if (found === null) return { address: here.href, onlyHere: true }
  return { address: `${found}/${here.hash}`, onlyHere: false }
}
