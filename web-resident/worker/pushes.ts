import { scope } from './scope.ts'

interface Message {
  readonly notification: {
    readonly title: string
    readonly body: string
    readonly navigate: string
    readonly tag?: string
  }
}

/** Messages are those of Declarative Web Push, which some browsers show without this script. */
export async function showPush({ data }: PushEvent): Promise<void> {
  if (!data) return
  // Our own server wrote it (core/src/people/push/push-to-browser.ts).
  const { title, body, navigate, tag } = (data.json() as Message).notification
  await scope.registration.showNotification(title, {
    body,
    ...(tag !== undefined && { tag }),
    icon: '/favicon.svg',
    data: { navigate },
  })
}

/** Opens the notification's page, or shows the window that has it. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  // Written by showPush.
  const { navigate } = notification.data as { navigate: string }
  const url = new URL(navigate, scope.location.origin)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((one) => one.url === url.href)
  await (open ? open.focus() : scope.clients.openWindow(url))
}
