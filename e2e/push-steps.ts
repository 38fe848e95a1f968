import type { BrowserContext, Page } from '@playwright/test'

interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/**
 * A test browser reaches no push service, and npm's headless one permits no notifications:
 * permission and subscription are stubs. Service worker and delivery are real.
 */
export async function standInForPushService(page: Page, own?: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    const kept = 'subscribed'
    const endpoint = given?.endpoint ?? `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const keys = given?.keys ?? { p256dh: 'BPk', auth: 'YXV0aA' }
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem(kept)).then(() => true),
    }
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        sessionStorage.setItem(kept, 'yes')
        return Promise.resolve(subscription)
      },
      getSubscription: () => Promise.resolve(sessionStorage.getItem(kept) ? subscription : null),
    })
  }, own)
}

/** Delivers a message to the service worker, as a push service does. */
export async function deliver(page: Page, origin: string, message: unknown): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  })
  await tools.detach()
}

interface Notice {
  readonly title: string
  readonly body: string | undefined
  /** What the worker keeps with it, for the press. */
  readonly data: unknown
}

/** Records the service worker's notifications, without permission, and presses them. */
export async function keepShown(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const kept = await worker.evaluateHandle(() => {
    const notices: Notice[] = []
    // Its global scope, unknown to the page's types.
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = (title, options) =>
      Promise.resolve(void notices.push({ title, body: options?.body, data: options?.data }))
    return notices
  })
  return {
    notices: () => kept.jsonValue(),
    /** Presses the newest one; returns the address that it opens. */
    press: () =>
      kept.evaluate(async (notices) => {
        // See above.
        const scope = globalThis as unknown as EventTarget & {
          clients: { openWindow: (url: URL) => Promise<null> }
        }
        let opened = ''
        scope.clients.openWindow = (url) => {
          opened = url.href
          return Promise.resolve(null)
        }
        const work: Promise<unknown>[] = []
        const press = Object.assign(new Event('notificationclick'), {
          notification: { close: () => undefined, data: notices.at(-1)?.data },
          waitUntil: (until: Promise<unknown>) => work.push(until),
        })
        scope.dispatchEvent(press)
        await Promise.all(work)
        return opened
      }),
  }
}
