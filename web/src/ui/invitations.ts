/** Addresses to share. A host who uses an address that only this computer reaches shares the one of the network. */

import { api } from '@/net/api'
import { link } from './route.svelte'

const LOOPBACK = /^(localhost|127\.|\[::1\])/

export interface Invitation {
  address: string
  /** True if only this computer can open it. */
  onlyHere: boolean
}

let known: Promise<string | null> | null = null

/** The address at which other devices reach the server. */
function reachable(): Promise<string | null> {
  known ??= api.address().catch(() => {
    known = null
    return null
  })
  return known
}

/** The address of a page of this server for other devices. */
export async function invitation(...path: string[]): Promise<Invitation> {
  const here = new URL(link(...path), location.href)
  if (!LOOPBACK.test(here.hostname)) return { address: here.href, onlyHere: false }
  const found = await reachable()
  if (found === null) return { address: here.href, onlyHere: true }
  return { address: `${found}/${here.hash}`, onlyHere: false }
}
