/** Being told of one's move while the page is closed: by the browser's push service, and only who wants it. */

import { api } from './api'

const KEY = 'hautemer-channel'

/** Without https, or in a browser that cannot be woken, there is nothing to offer. */
export function canBeTold(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Whether the person has forbidden it in the browser, which only the browser can take back. */
export function isForbidden(): boolean {
  return Notification.permission === 'denied'
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(channel: string | null): void {
  try {
    if (channel === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, channel)
  } catch {
    // A browser that keeps nothing is told until it is closed.
  }
}

/** Whether this device is told: the browser has subscribed, and the server knows whose device it is. */
export async function isTold(): Promise<boolean> {
  const channel = kept()
  if (channel === null || Notification.permission !== 'granted' || !(await subscribed())) return false
  return (await api.channels()).some(({ id }) => id === channel)
}

/** Asks the browser, subscribes, and leaves the address with the server; false where the person says no. */
export async function beTold(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  const { key } = await api.pushKey()
  const subscription = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  const { id } = await api.addChannel({ kind: 'webpush', address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
  keep(id)
  return true
}

/** Somebody signs out, or the seat went to another device: a browser that the server does not know is told nothing. */
export async function checkTold(): Promise<void> {
  if (kept() !== null && canBeTold() && !(await isTold())) await forgetHere()
}

/** Who is here goes: this device is told no more, whether or not the server hears of it. */
export async function endHere(): Promise<void> {
  if (canBeTold()) await stayQuiet().catch(() => undefined)
}

/** The server has forgotten this person and all addresses: only the browser still has to be told. */
export async function endedHere(): Promise<void> {
  if (canBeTold()) await forgetHere().catch(() => undefined)
}

async function forgetHere(): Promise<void> {
  keep(null)
  await (await subscribed())?.unsubscribe()
}

/** No more of it: neither the browser nor the server keeps the address. */
export async function stayQuiet(): Promise<void> {
  const channel = kept()
  await forgetHere()
  if (channel !== null) await api.removeChannel(channel)
}
