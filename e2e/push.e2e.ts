import type { Page } from '@playwright/test'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const label = 'Notices on this device'
const news = { tag: '1', title: 'Streetlight: Complete', body: 'It shines.', path: '/in_progress' }

/**
 * A browser under test reaches no push service, and a private window none at all: what stands in for it is
 * the subscription alone. Permission, service worker and delivery are the browser's own.
 */
async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/** Hands the page's service worker a message, as the browser does when a push service has one. */
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

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const registration = await navigator.serviceWorker.getRegistration(active?.scriptURL)
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body }) => ({ title, body }))
  })

test('a browser is switched on, shows what it is told, and is switched off', async ({
  page,
  context,
  city,
}) => {
  const cast = await castOf(city)
  const { resident } = city.origins
  await signIn(context, { city, cast, role: 'resident' })
  await context.grantPermissions(['notifications'], { origin: resident })
  await standInForPushService(page)
  await page.goto('/account/notifications')
  await expectAlive(page)
  // It changes with the answer, so it is pressed like a button.
  const push = page.getByLabel(label)
  const answerTo = (method: string) =>
    page.waitForResponse(
      (answer) => answer.request().method() === method && answer.url().includes('/push/subscr'),
    )
  const subscribed = answerTo('POST')
  await push.click()
  expect((await subscribed).status()).toBe(200)
  await expect(push).toBeChecked()
  await expectSound(page)

  await deliver(page, resident, news)
  await expect.poll(() => shown(page)).toEqual([{ title: news.title, body: news.body }])

  const unsubscribed = answerTo('DELETE')
  await push.click()
  expect((await unsubscribed).status()).toBe(200)
  await expect(push).not.toBeChecked()
})
