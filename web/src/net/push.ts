/** Notifications by the browser's push service, also while the page is closed; only for people who want them. */

import { api } from './api'

const KEY = 'hautemer-channel'

/** Without https, or in a browser without push, there is nothing to offer. */
export function canBeTold(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** True if the person has blocked notifications in the browser, where only they can allow them again. */
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
    // Without storage, the choice lasts until the browser is closed.
  }
}

/** True if this device gets notifications: the browser has subscribed, and the server knows whose device it is. */
export async function isTold(): Promise<boolean> {
  const channel = kept()
  if (channel === null || Notification.permission !== 'granted' || !(await subscribed())) return false
  return (await api.channels()).some(({ id }) => id === channel)
}

/** Ask for permission, subscribe, and send the subscription to the server; false if the person declines. */
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

/** After a sign-out, or if the seat moved to another device: unsubscribe a browser that the server does not know. */
export async function checkTold(): Promise<void> {
  if (kept() !== null && canBeTold() && !(await isTold())) await forgetHere()
}

/** Before a sign-out: unsubscribe this device, even if the server cannot be reached. */
export async function endHere(): Promise<void> {
  if (canBeTold()) await stayQuiet().catch(() => undefined)
}

/** The server has deleted this person and all subscriptions: unsubscribe the browser, too. */
export async function endedHere(): Promise<void> {
  if (canBeTold()) await forgetHere().catch(() => undefined)
}

async function forgetHere(): Promise<void> {
  keep(null)
  await (await subscribed())?.unsubscribe()
}

/** Unsubscribe in the browser and at the server. */
export async function stayQuiet(): Promise<void> {
  const channel = kept()
  await forgetHere()
  if (channel !== null) await api.removeChannel(channel)
}
