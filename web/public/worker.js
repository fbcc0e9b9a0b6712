// Keeps the files whose names change with their content, and nothing else: a match is never shown from a store.
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
