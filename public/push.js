// The evening reminder. Its words tell nobody anything: a lock screen is read by others too.
self.addEventListener('push', (event) => {
  event.waitUntil(
    self.registration.showNotification('A moment for yourself', {
      tag: 'moment',
      icon: '/icon-192.png',
      silent: true,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([open]) => open?.focus() ?? self.clients.openWindow('/recovery-tracker')),
  )
})
