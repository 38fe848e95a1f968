// Shows push notifications while the portal is closed, and opens their page. Messages are those of
// Declarative Web Push, which some browsers show without this script.
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, navigate, tag } = event.data.json().notification
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/favicon.svg',
      data: { navigate },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.navigate, self.location.origin)
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => one.url === url.href)
      return open ? open.focus() : self.clients.openWindow(url)
    }),
  )
})
