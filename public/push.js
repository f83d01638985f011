// Notifications. Without a message it is the evening reminder. Its words tell nobody anything: a lock screen is read by others too.
const evening = { title: 'A moment for yourself', tag: 'moment', path: '/recovery-tracker' }

self.addEventListener('push', (event) => {
  const { title, body, tag, path, urgent = false } = event.data?.json() ?? evening
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      // A request to be called makes a sound and stays until it is looked at.
      silent: !urgent,
      requireInteraction: urgent,
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? evening.path))
})

/** The evening reminder only brings an open window to the front; a message opens its own page. */
async function openPage(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  if (path !== evening.path) await open.navigate(path)
}
