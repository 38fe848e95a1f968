import type { BrowserContext, Page } from '@playwright/test'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const label = 'Notifications on this device'
const notification = {
  tag: '1',
  title: 'Streetlight: Complete',
  body: 'It shines.',
  navigate: '/in_progress',
}
/** Declarative Web Push. */
const news = { web_push: 8030, notification }

/**
 * A test browser reaches no push service, and npm's headless one permits no notifications:
 * permission and subscription are stubs. Service worker and delivery are real.
 */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    const kept = 'subscribed'
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'BPk', auth: 'YXV0aA' } }),
      unsubscribe: () => Promise.resolve(sessionStorage.removeItem(kept)).then(() => true),
    }
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        sessionStorage.setItem(kept, 'yes')
        return Promise.resolve(subscription)
      },
      getSubscription: () => Promise.resolve(sessionStorage.getItem(kept) ? subscription : null),
    })
  })
}

/** Delivers a message to the service worker, as a push service does. */
async function deliver(page: Page, origin: string, message: unknown): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
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

/** Records the service worker's notifications, without permission; returns a reader. */
async function keepShown(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const kept = await worker.evaluateHandle(() => {
    const notices: { title: string; body: string | undefined }[] = []
    // Its global scope, unknown to the page's types.
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = (title, options) =>
      Promise.resolve(void notices.push({ title, body: options?.body }))
    return notices
  })
  return () => kept.jsonValue()
}

const apps = [
  { app: 'resident', member: 'resident', path: '/account/notifications' },
  { app: 'staff', member: 'caseWorker', path: '/inbox/settings' },
] as const

for (const { app, member, path } of apps) {
  test(`a browser of the ${app} app subscribes to push, shows a notification, and unsubscribes`, async ({
    page,
    context,
    city,
  }) => {
    const cast = app === 'staff' ? await staffOf(city) : await castOf(city)
    const origin = city.origins[app]
    await signIn(context, { city, cast, role: member })
    await standInForPushService(page)
    await page.goto(`${origin}${path}`)
    await expectAlive(page)
    // It changes with the reply, so it is pressed like a button.
    const push = page.getByLabel(label)
    const answerTo = (method: string) =>
      page.waitForResponse(
        (answer) =>
          answer.request().method() === method && new URL(answer.url()).pathname.includes('/push'),
      )
    const subscribed = answerTo('POST')
    await push.click()
    expect((await subscribed).status()).toBe(200)
    await expect(push).toBeChecked()
    await expectSound(page)

    const shown = await keepShown(context)
    await deliver(page, origin, news)
    await expect.poll(shown).toEqual([{ title: notification.title, body: notification.body }])

    const unsubscribed = answerTo('DELETE')
    await push.click()
    expect((await unsubscribed).status()).toBe(200)
    await expect(push).not.toBeChecked()
  })
}
