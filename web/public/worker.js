// Caches only files whose names contain a hash of their content: a match is never shown from a cache.
// Shows a notification when it is a person's turn, and opens the table.
const STORE = 'hautemer'
const KEPT = 120

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  const assets = new URL('assets/', self.registration.scope).pathname
  if (event.request.method === 'GET' && pathname.startsWith(assets)) event.respondWith(kept(event.request))
})

async function kept(request) {
  const store = await caches.open(STORE)
  const found = await store.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await store.put(request, answer.clone())
    const names = await store.keys()
    await Promise.all(names.slice(0, Math.max(0, names.length - KEPT)).map((name) => store.delete(name)))
  }
  return answer
}

self.addEventListener('push', (event) => {
  const { table, title, text } = event.data.json()
  // A later notification about the same table replaces the first.
  const icon = new URL('icon-192.png', self.registration.scope).href
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon, badge: icon, data: { table } }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.table))
})

async function show(table) {
  // Other applications may use the same origin.
  const { scope } = self.registration
  const place = new URL(`#/table/${encodeURIComponent(table)}`, scope).href
  const pages = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => url.startsWith(scope))
  const page = pages.find(({ url }) => url === place) ?? pages[0]
  if (!page) return void (await self.clients.openWindow(place))
  if (page.url !== place) await page.navigate(place)
  await page.focus()
}
