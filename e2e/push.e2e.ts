import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { deliver, keepShown, standInForPushService } from './push-steps.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

test.use({ serviceWorkers: 'allow' })

const label = 'Notifications on this device'
const notification = {
  tag: '1',
  title: 'Streetlight: Complete',
  body: 'It shines.',
  navigate: '/in_progress',
}
/** Declarative Web Push. */
const news = { web_push: 8030, notification }

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
    await expect
      .poll(shown.notices)
      .toMatchObject([{ title: notification.title, body: notification.body }])

    const unsubscribed = answerTo('DELETE')
    await push.click()
    expect((await unsubscribed).status()).toBe(200)
    await expect(push).not.toBeChecked()
  })
}
