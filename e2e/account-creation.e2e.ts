import type { Locator, Page } from '@playwright/test'
import { waitForMail, putContact } from '@portal/local/testing'
import { accountWords } from './account-words.ts'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { newAddress, openLink } from './people.ts'
import { castOf } from './sign-in.ts'

interface Person {
  readonly page: Page
  readonly hands: Hands
  readonly say: (typeof accountWords)[keyof typeof accountWords]
}

/** Signs up and opens the mailed link, which leads to the first step. */
async function signUp(
  { page, hands, say }: Person,
  city: JourneyCity,
  path: string,
  email: string,
) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.goto(path)
  await hands.write(field(say.email), email)
  await hands.write(field(say.again), email)
  await hands.write(field(say.password), 'Correct-horse-7')
  await hands.write(field(say.passwordAgain), 'Correct-horse-7')
  await hands.press(page.getByRole('main').getByRole('button', { name: say.create }))
  await expect(page).toHaveURL(/\/account\/verificationRequired$/)
  await openLink(page, city, (await waitForMail(city.origins.mailbox, email)).text)
  await expect(page).toHaveURL(/\/account\/create\/address$/)
  await expectAlive(page)
}

async function writeAddress({ hands, say }: Person, part: Locator, street: string) {
  await hands.write(part.getByLabel(say.street), street)
  await hands.write(part.getByRole('textbox', { name: say.city }), 'Elgin')
  await hands.choose(part.getByLabel(say.state), 'Illinois')
  await hands.write(part.getByLabel(say.zip), '60120')
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /^\/api\/users\/account(-draft)?$/ })
    test.setTimeout(120_000)
    const say = accountWords[language]

    test('from sign-up to the dashboard: mail, three steps, and wrong numbers of a bill', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const person = { page, hands, say }
      const go = page.getByRole('button', { name: say.continue })
      const email = newAddress()
      await signUp(person, city, '/signup', email)

      await hands.press(go)
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
      await expectSound(page)
      await hands.write(page.getByLabel(say.first), 'Paloma')
      await hands.write(page.getByLabel(say.last), 'Sample')
      await hands.write(page.getByLabel(say.phone), '8475550123')
      await writeAddress(person, main, '202 Millrace St')
      await hands.press(go)

      await expect(page).toHaveURL(/\/account-information$/)
      await hands.press(go)
      await expect(page.getByRole('link', { name: say.checkOne })).toBeVisible()
      await hands.check(page.getByLabel(say.utilities))
      await expect(page.getByLabel(say.none)).toBeDisabled()
      await hands.check(page.getByLabel(say.several))
      await hands.check(page.getByLabel(say.business))
      const streetNumber = page.getByLabel(say.streetNumber)
      await hands.write(page.getByLabel(say.customer), '1004')
      await hands.write(streetNumber, '103')
      await writeAddress(person, page.getByRole('group', { name: say.property }), '150 Dexter Ct')
      await expectSound(page)
      await hands.press(go)

      // The error shows before the next step.
      const mismatch = page.getByRole('alertdialog', { name: say.mismatch })
      await expect(mismatch).toBeVisible()
      await expectSound(page)
      await hands.press(mismatch.getByRole('button', { name: say.close }))
      await expect(page).toHaveURL(/\/account-information$/)
      await expect(page.getByLabel(say.customer)).toBeFocused()
      await streetNumber.clear()
      await hands.write(streetNumber, '102')
      await hands.press(go)

      await expect(page).toHaveURL(/\/business-information$/)
      // The server keeps the input: another visit continues with it.
      await page.reload()
      await expectAlive(page)
      await hands.press(page.getByRole('button', { name: say.addNew }))
      await expect(page.getByLabel(say.name)).toBeFocused()
      await hands.write(page.getByLabel(say.name), 'Kite Works')
      await hands.write(page.getByLabel(say.tax), email)
      await hands.write(page.getByLabel(say.license), '7')
      await writeAddress(person, main, '1 Kite Lane')
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.finish }))
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Paloma')
      const answer = await context.request.get('/api/organizations')
      expect(await answer.json()).toMatchObject([
        { Name: 'Kite Works', Verified: true, Manager: true },
      ])
    })

    test('a service waits until the account is complete; a contact record has only one', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const email = newAddress()
      // Another account has the contact record of this address.
      const { ids } = await castOf(city)
      await putContact(city, ids.resident, email)
      const services: { Id: string; Slug: string; Type: string }[] = await (
        await context.request.get('/api/activities')
      ).json()
      const service = services.find(({ Type }) => Type === 'CONTENT')
      await signUp({ page, hands, say }, city, `/signup?activityId=${service?.Id}`, email)

      const go = page.getByRole('button', { name: say.continue })
      await hands.write(page.getByLabel(say.first), 'Paloma')
      await hands.write(page.getByLabel(say.last), 'Sample')
      await hands.press(go)
      await expect(page).toHaveURL(/\/account-information$/)
      await hands.check(page.getByRole('checkbox', { name: say.none, exact: true }))
      await hands.press(go)
      const exists = page.getByRole('alertdialog', { name: say.exists })
      await expect(exists).toBeVisible()
      await expectSound(page)
      await hands.press(exists.getByRole('button', { name: say.close }))
      await expect(exists).toHaveCount(0)

      await putContact(city, ids.resident, newAddress())
      await hands.press(go)
      await expect(page).toHaveURL(new RegExp(`/activities/${service?.Slug}$`))
      await expectSound(page)
    })
  })
}
