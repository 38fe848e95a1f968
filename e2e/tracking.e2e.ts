import { changeRequest, demoPassword, givePassword, putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'
import { hold } from './hold.ts'
import { photoNamed } from './pictures.ts'
import { castOf, signIn } from './sign-in.ts'
import { trackingWords } from './tracking-words.ts'

const asks = {
  set: { status: 'Under Review', isActionRequired: true, actionMessage: 'Which pole is it?' },
  event: { kind: 'question', body: 'Which pole is it?', facts: {} },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = trackingWords[language]

    test('a request is canceled, and another person’s is not found', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city)
      const id = await putRequest(city, { userId: cast.ids.resident })
      const foreign = await putRequest(city, { userId: cast.ids['another resident'] })
      await signIn(context, { city, cast, role: 'resident' })

      const answer = await page.goto(`/activity-view/Case/${foreign}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.missing)

      await page.goto(`/activity-view/Case/${id}`)
      await expectAlive(page)
      const cancel = main.getByRole('button', { name: say.cancel })
      await hands.press(cancel)
      const dialog = page.getByRole('alertdialog')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.keep, exact: true }))
      await expect(dialog).toHaveCount(0)
      await hands.press(cancel)
      await hands.press(dialog.getByRole('button', { name: say.sure }))
      await expect(page).toHaveURL(/\/in_progress$/)
      await expect(page.getByText(say.cancelled)).toBeVisible()
      await page.goto('/completed_activites')
      await expect(page).toHaveURL(/\/completed_activities$/)
      await expect(main.getByRole('link', { name: say.name })).toBeVisible()
      await expectSound(page)
    })

    test('messages are counted, read and deleted', async ({ page, context, city, hands, main }) => {
      const cast = await castOf(city)
      const userId = cast.ids.resident
      const id = await putRequest(city, { userId })
      const message = { userId, title: 'A question', body: 'Which pole is it?' }
      await changeRequest(city, id, { ...asks, message })
      await signIn(context, { city, cast, role: 'resident' })

      await page.goto('/messages')
      await expectAlive(page)
      const unread = page.getByRole('banner').locator('summary').getByText(say.unread)
      await expect(unread).toBeAttached()
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.markRead }))
      await expect(unread).toHaveCount(0)
      await hands.press(main.getByRole('button', { name: say.remove }))
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(main.getByText(say.none)).toBeVisible()
      await expectSound(page)
    })
  })
}

test('thanks for an answer stay when the page redirects late', async ({
  page,
  context,
  city,
  main,
}) => {
  const say = trackingWords.en
  const cast = await castOf(city)
  const id = await putRequest(city, { userId: cast.ids.resident })
  await changeRequest(city, id, asks)
  await signIn(context, { city, cast, role: 'resident' })
  await page.goto(`/activity-view/Case/${id}`)
  await expectAlive(page)
  const request = page.url()
  await main.getByLabel(say.answer).fill('The one at the gate.')
  const release = await hold(page, `**/api/salesforce/activity/Case/${id}`)
  await main.getByRole('button', { name: say.submit, exact: true }).click()
  await expect(page.getByText(say.sent)).toBeVisible()
  release()
  await expect(main.getByText(say.wrote)).toBeVisible()
  await expect(page).toHaveURL(request)
  await expect(page.getByText(say.sent)).toBeVisible()
})

test.describe('after a session ended', () => {
  test.use({ refusals: /^\/api\// })

  test('input is restored after the login', async ({ page, context, city, main }) => {
    const say = trackingWords.en
    const cast = await castOf(city)
    const userId = cast.ids.resident
    await givePassword(city, userId, demoPassword)
    const id = await putRequest(city, { userId })
    await changeRequest(city, id, asks)
    await signIn(context, { city, cast, role: 'resident' })
    await page.goto(`/activity-view/Case/${id}`)
    await expectAlive(page)
    // The URL with the id redirected to the one with the number.
    await expect(page).toHaveURL(/\/activity-view\/Case\/\d{8}$/)
    const request = page.url()
    await main.getByLabel(say.answer).fill('The one at the gate.')
    await context.clearCookies({ name: 'session' })
    await main.getByRole('button', { name: say.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    await expectAlive(page)
    await page.getByLabel('Email').first().fill(`${userId}@home.example`)
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(request)
    await expect(main.getByLabel(say.answer)).toHaveValue('The one at the gate.')
    await expectAlive(page)
    await expect(page.getByText(say.typingKept)).toBeVisible()
    await expectSound(page)
    await main.getByRole('button', { name: say.submit, exact: true }).click()
    await expect(page.getByText(say.sent)).toBeVisible()
  })
})

test('without JavaScript a question is answered and a request canceled, by keyboard, at 320 px', async ({
  browser,
  city,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    baseURL: city.origins.resident,
  })
  const page = await context.newPage()
  const { press, check, write } = keyboardOf(page)
  const main = page.getByRole('main')
  const cast = await castOf(city)
  const userId = cast.ids.resident
  const id = await putRequest(city, { userId })
  await changeRequest(city, id, { ...asks, message: { userId, title: 'News', body: 'A question' } })
  await signIn(context, { city, cast, role: 'resident' })
  const say = trackingWords.en

  await page.goto(`/activity-view/Case/${id}`)
  await write(main.getByLabel(say.answer), 'The one at the gate.')
  await main.getByLabel(say.files).setInputFiles(photoNamed('lamp.png'))
  await press(main.getByRole('button', { name: say.submit, exact: true }))
  await expect(page.getByText(say.sent)).toBeVisible()
  await expect(main.getByRole('link', { name: /^lamp\.png/ })).toHaveCount(1)
  await press(main.getByRole('button', { name: say.cancel }))
  await expect(main.getByText('The request was not canceled')).toBeVisible()
  await check(main.getByLabel(say.sure))
  await press(main.getByRole('button', { name: say.cancel }))
  await expect(page.getByText(say.cancelled)).toBeVisible()
  await context.close()
})
