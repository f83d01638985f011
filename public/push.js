// Push notifications. A push without a message is the evening reminder, whose neutral text reveals nothing on a lock screen.
const evening = { title: 'A moment for yourself', tag: 'moment', path: '/recovery-tracker' }

self.addEventListener('push', (event) => {
  const { title, body, tag, path, urgent = false } = event.data?.json() ?? evening
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      // A request to be called makes a sound and stays until it is opened or dismissed.
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

/** The evening reminder only focuses an open window; a message opens its own page. */
async function openPage(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  if (path !== evening.path) await open.navigate(path)
}
