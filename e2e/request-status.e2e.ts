import type { BrowserContext } from '@playwright/test'
import { changeRequest, waitForMail, putRequest } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink } from './people.ts'
import { photoNamed } from './pictures.ts'
import { castOf, signIn } from './sign-in.ts'
import { trackingWords } from './tracking-words.ts'

const question = 'Which pole is it?'

/** A guest's request with a question from staff, and its mail. */
async function askGuest(context: BrowserContext, city: JourneyCity, language: 'en' | 'es') {
  const guestEmail = newAddress()
  const id = await putRequest(city, { guestEmail, language })
  await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  const { staff, mailbox } = city.origins
  const asked = await context.request.post(`${staff}/api/requests/${id}/question`, {
    headers: { origin: staff, 'if-match': '"1"' },
    data: { text: question },
  })
  expect(asked.status()).toBe(200)
  return { id, mail: await waitForMail(mailbox, guestEmail) }
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)

    test('a guest answers by the mail’s link, and rates the completed request', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const say = trackingWords[language]
      const { id, mail } = await askGuest(context, city, language)
      expect(mail.subject).toMatch(say.asked)
      await openLink(page, city, mail.text)
      await expectAlive(page)
      await expect(main.getByText(question).first()).toBeVisible()
      await expectSound(page)
      await hands.write(main.getByLabel(say.answer), 'The one at the gate.')
      await main.getByLabel(say.files).setInputFiles(photoNamed('lamp.png'))
      await expect(main.getByText(say.arrived)).toBeAttached()
      await hands.press(main.getByRole('button', { name: say.submit, exact: true }))
      await expect(page.getByText(say.sent)).toBeVisible()
      await expect(main.getByRole('link', { name: /^lamp\.png/ })).toHaveCount(1)

      await changeRequest(city, id, {
        set: { status: 'Complete', closedAt: new Date() },
        event: { kind: 'status', body: null, facts: { to: 'Complete' } },
      })
      await openLink(page, city, mail.text)
      await expectAlive(page)
      await hands.check(main.getByLabel(say.rate))
      await hands.press(main.getByRole('button', { name: say.sendRating }))
      await expect(main.getByText(say.thanks)).toBeVisible()
      await expectSound(page)
    })
  })
}

test('a guest cancels a request by the mail’s link; another link opens nothing', async ({
  page,
  context,
  city,
}) => {
  const say = trackingWords.en
  const { mail } = await askGuest(context, city, 'en')
  await openLink(page, city, mail.text)
  await expectAlive(page)
  await page.getByRole('button', { name: say.cancel }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: say.sure }).click()
  await expect(page.getByText(say.cancelled)).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toContainText(say.over)
  await expectSound(page)
  const answer = await page.goto(page.url().replace('as=sender', 'as=follower'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.noStatus)
  await expectSound(page)
})
