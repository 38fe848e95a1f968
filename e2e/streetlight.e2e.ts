import type { Locator, Page } from '@playwright/test'
import { waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { queueWords } from './desk-words.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { openLink } from './people.ts'
import { photoNamed } from './pictures.ts'
import { reportWords } from './report-words.ts'
import { castOf, signIn } from './sign-in.ts'
import { getAddressAt, addressField, chooseAddress, streetlight } from './streetlights.ts'
import { trackingWords } from './tracking-words.ts'

const question = 'Which pole is it?'

/** Reports a streetlight with two photos; returns the number. */
async function report(
  page: Page,
  hands: Hands,
  { language, place }: { language: 'en' | 'es'; place: number },
): Promise<string> {
  const say = reportWords[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const where = await getAddressAt(page, place)
  await page.goto(`/activity/start?activityId=${await streetlight(page)}`)
  await expect(page).toHaveURL(/\/report\?item=/)
  await expectAlive(page)
  await expectSound(page)
  await chooseAddress(page, hands, { say, where })
  // Optional on a phone.
  if (await button(say.showMap).isVisible()) await hands.press(button(say.showMap))
  await expect(page.locator('.leaflet-marker-icon.map-pin')).toBeVisible()
  await hands.press(button(say.north))
  await expect(addressField(page, say)).toHaveValue(/^\d+ /)
  await hands.press(button(say.submit))
  await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible()
  await hands.check(page.getByLabel(say.metal))
  await hands.choose(page.getByLabel(say.problem), say.burnedOut)
  await hands.write(page.getByRole('textbox', { name: say.describe }), 'Dark since Monday.')
  const photos = ['one.png', 'two.png'].map(photoNamed)
  await page.getByLabel(say.photos).setInputFiles(photos)
  await expect(page.getByText(say.sent)).toHaveCount(2)
  await expectSound(page)
  await hands.press(button(say.submit))
  await expect(page.getByText(say.taken)).toBeVisible()
  await expectSound(page)
  const number = /\d{8}/.exec((await page.getByText(say.taken).textContent()) ?? '')
  return number?.[0] ?? ''
}

const expectDrawn = (row: Locator) =>
  expect
    .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(180_000)

    test('a streetlight report with two photos gets a question from staff, is completed, and is rated', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const [cast, staff] = await Promise.all([castOf(city), castOf(city, 'staff')])
      const mailTo = `${cast.ids.resident}@home.example`
      await signIn(context, { city, cast, role: 'resident' })
      await signIn(context, { city, cast: staff, role: 'staff' })
      // Mails use the account's language.
      const chosen = await page.request.put('/api/users', {
        data: { Language: language },
        headers: { origin: city.origins.resident },
      })
      expect(chosen.ok()).toBe(true)
      const [desk, tracking] = [queueWords[language], trackingWords[language]]

      const number = await report(page, hands, { language, place: isKeyboardOnly ? 3 : 2 })
      await hands.press(page.getByRole('link', { name: reportWords[language].see }))
      await expect(page).toHaveURL(/\/activity-view\/Case\//)
      await expect(main.locator('[aria-current=step]')).toContainText(tracking.submitted)
      await expect(main.getByRole('link', { name: /^(?:one|two)\.png/ })).toHaveCount(2)
      await expectSound(page)
      const requestHref = new URL(page.url()).pathname

      // Staff find it in the list and on the map.
      await page.goto(`${city.origins.staff}/requests?text=${number}`)
      await expectAlive(page)
      const [rows, panel] = [main.locator('[data-row]'), main.locator('[data-pane=detail]')]
      await expect(rows).toHaveCount(1)
      await expectDrawn(rows)
      await expectSound(page)
      const inMap = page.locator('#map')
      if (isKeyboardOnly) {
        await hands.press(main.getByRole('link', { name: desk.map, exact: true }))
        await expect(inMap.locator('canvas').first()).toBeAttached()
        await hands.press(rows.getByRole('link', { name: number }))
      } else {
        // The only list entry is in the middle of the map.
        const flag = inMap.getByRole('link', { name: number })
        await expect(async () => {
          await inMap.locator('.leaflet-container').click({ timeout: 1_000 })
          await expect(flag).toBeVisible({ timeout: 500 })
        }).toPass()
        await flag.click()
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await expect(panel.getByText(desk.burnedOut)).toBeVisible()
      await expect(main.getByRole('link', { name: /^(?:one|two)\.png/ })).toHaveCount(2)
      const queueHref = page.url()
      await hands.press(page.locator('summary', { hasText: desk.ask }))
      await hands.write(page.getByLabel(desk.question), question)
      await hands.press(page.getByRole('button', { name: desk.ask }))
      await expect(panel.getByText(desk.waits)).toBeVisible()
      await expectSound(page)

      // The resident is notified by mail, in the inbox and on the dashboard.
      const asked = await waitForMail(city.origins.mailbox, mailTo, ({ subject }) =>
        tracking.asked.test(subject),
      )
      expect(asked.text).toContain(question)
      expect(asked.text).toContain(requestHref)
      await page.goto('/dashboard')
      await expectAlive(page)
      await expect(main.getByText(tracking.attention)).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: tracking.seeWhich }))
      await expect(page).toHaveURL(/\/in_progress$/)
      const waiting = main.getByRole('row').filter({ hasText: tracking.action })
      await expect(waiting).toHaveCount(1)
      await expectDrawn(waiting)
      await expectSound(page)
      await page.goto('/messages')
      await expectAlive(page)
      await expect(main.getByText(question)).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: tracking.asked }))
      await expect(page).toHaveURL(new RegExp(`${requestHref}$`))
      await expect(main.getByRole('heading', { name: tracking.question })).toBeVisible()
      await hands.write(main.getByLabel(tracking.answer), 'The one at the gate.')
      await main.getByLabel(tracking.files).setInputFiles(photoNamed('lamp.png'))
      await expect(main.getByText(tracking.arrived)).toBeAttached()
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: tracking.submit, exact: true }))
      await expect(page.getByText(tracking.sent)).toBeVisible()
      await expect(main.getByRole('heading', { name: tracking.question })).toHaveCount(0)
      await expect(main.getByText(tracking.wrote)).toBeVisible()
      const picture = main.getByRole('link', { name: /^lamp\.png/ })
      const served = await context.request.get((await picture.getAttribute('href')) ?? '')
      expect(served.headers()['content-type']).toBe('image/png')

      await page.goto(queueHref)
      await expectAlive(page)
      await expect(panel.getByText('The one at the gate.')).toBeVisible()
      await expect(main.getByRole('link', { name: /^lamp\.png/ })).toHaveCount(1)
      for (const status of [desk.scheduled, desk.complete]) {
        await hands.choose(page.getByLabel(desk.status), status)
        await hands.press(page.getByRole('button', { name: desk.change }))
        await expect(page.getByText(desk.updated).last()).toBeVisible()
        await expect(main.getByText(new RegExp(`(to|a) ${status}$`))).toBeVisible()
      }
      await expectSound(page)

      const done = await waitForMail(city.origins.mailbox, mailTo, ({ subject }) =>
        tracking.done.test(subject),
      )
      await openLink(page, city, done.text)
      await expectAlive(page)
      await expect(main.locator('[aria-current=step]')).toContainText(tracking.complete)
      await expect(main.locator('[data-place=past]')).toHaveCount(3)
      await hands.check(main.getByLabel(tracking.rate))
      await hands.press(main.getByRole('button', { name: tracking.sendRating }))
      await expect(main.getByText(tracking.thanks)).toBeVisible()
      await expectSound(page)
    })
  })
}
