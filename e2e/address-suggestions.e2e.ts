import type { Locator, Page } from '@playwright/test'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'
import { reportWords } from './report-words.ts'
import { castOf, signIn } from './sign-in.ts'
import { getAddressAt, addressField, streetlight } from './streetlights.ts'

const serviceDown = /\/api\/addresses$/

/** From now on the suggestion service answers only 503. */
const takeDown = (page: Page) =>
  page.route('**/api/addresses?*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )

async function offeredBy(field: Locator): Promise<readonly string[]> {
  return field.evaluate((input: HTMLInputElement) =>
    Array.from(input.list?.options ?? [], ({ value }) => value),
  )
}

for (const language of ['en', 'es'] as const) {
  test.describe(language, () => {
    test.use({ language, refusals: serviceDown })
    const say = reportWords[language]

    test('a report’s address is chosen by keyboard, named, counted aloud, and can be typed when nothing is suggested', async ({
      page,
    }) => {
      const { write } = keyboardOf(page)
      const where = await getAddressAt(page, 4)
      await page.goto(`/report?id=${await streetlight(page)}`)
      await expectAlive(page)
      // By its accessible name.
      const field = addressField(page, say)
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await write(field, where.slice(0, -3))
      const offered = page.getByRole('listbox').getByRole('option')
      await expect(offered.first()).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      const count = await offered.count()
      await expect(
        page.getByRole('status').filter({ hasText: new RegExp(`\\b${count}\\b`) }),
      ).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      const active = await field.getAttribute('aria-activedescendant')
      const chosen = await page.locator(`[id="${active}"]`).textContent()
      await expectSound(page)
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(chosen ?? '')
      await expect(field).toBeFocused()
      await expect(offered).toHaveCount(0)

      await takeDown(page)
      await field.clear()
      await field.pressSequentially(where)
      await expect(page.getByText(say.typeWhole)).toBeVisible()
      await expect(field).toHaveValue(where)
      await expectSound(page)
    })

    test('the account’s address is suggested, fills in the ZIP code, and can be typed when nothing is suggested', async ({
      page,
      context,
      city,
    }) => {
      const { write } = keyboardOf(page)
      const where = await getAddressAt(page, 5)
      await signIn(context, { city, cast: await castOf(city), role: 'no contact' })
      await page.goto('/account/create/address')
      await expectAlive(page)
      const field = page.getByRole('combobox', { name: say.street })
      await write(field, where.slice(0, -1))
      await expect.poll(() => offeredBy(field)).toContain(where)
      await page.keyboard.type(where.slice(-1))
      await expect(page.getByLabel(say.zip)).toHaveValue(/^\d{5}$/)
      await takeDown(page)
      await field.clear()
      await page.keyboard.type('9 Elsewhere Rd')
      await expect(field).toHaveValue('9 Elsewhere Rd')
      await expectSound(page)
    })

    test('every address of a hosted form is suggested, and can be typed when nothing is suggested', async ({
      page,
      context,
      city,
    }) => {
      const where = await getAddressAt(page, 6)
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      const answer = await page.request.get('/api/activities')
      // The contract's services, which its own tests hold.
      const services = (await answer.json()) as readonly {
        readonly Id: string
        readonly LaserficheProcessId: string | null
      }[]
      const { Id } = services.find(({ LaserficheProcessId: id }) => id === '133') ?? { Id: '' }
      await page.goto(`/activity/start?activityId=${Id}`)
      await expectAlive(page)
      const form = page.frameLocator('main iframe')
      const field = form.getByRole('combobox', { name: say.keptAt })
      await field.pressSequentially(where.slice(0, -3))
      await expect.poll(() => offeredBy(field)).toContain(where)
      // As the browser does with a chosen suggestion.
      await field.fill(where)
      await takeDown(page)
      await field.fill('')
      await field.pressSequentially('9 Elsewhere Rd')
      await expect(field).toHaveValue('9 Elsewhere Rd')
      await expectSound(page)
    })
  })
}
