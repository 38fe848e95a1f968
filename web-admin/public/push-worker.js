// Shows push notifications while the portal is closed, and opens their page.
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.path, self.location.origin)
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => one.url === url.href)
      return open ? open.focus() : self.clients.openWindow(url)
    }),
  )
})
