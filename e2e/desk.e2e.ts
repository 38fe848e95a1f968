import type { Page } from '@playwright/test'
import { putRequest } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'
import { conditions } from './conditions.ts'
import { queueWords } from './desk-words.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'
import { photoNamed } from './pictures.ts'
import { castOf, signIn } from './sign-in.ts'

/** Adds open reports for this journey only; returns their ids and numbers. */
async function putRequests(
  city: JourneyCity,
  { count, ...request }: { userId: string; description: string; count: number },
) {
  const first = 90_000_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 9_000_000)
  const numbers = Array.from({ length: count }, (_, i) => String(first + i))
  return Promise.all(
    numbers.map(async (number) => ({ number, id: await putRequest(city, { ...request, number }) })),
  )
}

const rowsOf = (page: Page) => page.locator('[data-row]')

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = queueWords[language]

    test('a clerk searches, closes many requests, and merges two', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      const cast = await castOf(city, 'staff')
      await signIn(context, { city, cast, role: 'staff' })
      const description = `Lamp ${crypto.randomUUID().slice(0, 8)}`
      const made = await putRequests(city, {
        userId: cast.ids.resident,
        description,
        count: 4,
      })
      const [one = '', two = '', three = '', four = ''] = made.map(({ number }) => number)
      const find = async (text: string) => {
        const field = page.getByLabel(say.search)
        await hands.write(field, text)
        await field.press('Enter')
      }
      const open = async (number: string) => {
        await page.goto(`${city.origins.staff}/requests?text=${number}`)
        await expectAlive(page)
        await hands.press(rowsOf(page).getByRole('link', { name: number }))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      }

      await page.goto(`${city.origins.staff}/requests`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expectSound(page)
      await find(description)
      await expect(rowsOf(page)).toHaveCount(4)

      await page.goto(`${city.origins.staff}/requests?text=${encodeURIComponent(description)}`)
      await expectAlive(page)
      for (const number of [one, two])
        await hands.check(page.getByRole('checkbox', { name: `${say.select} ${number}` }))
      await hands.press(page.getByRole('button', { name: say.selected }))
      await expect(page).toHaveURL(/\/requests\/bulk\?numbers=/)
      await expectAlive(page)
      await hands.choose(page.getByLabel(say.bulkDo), say.bulkClose)
      await hands.press(page.getByRole('button', { name: say.preview }))
      await expect(page.getByText(say.can)).toBeVisible()
      await expectAlive(page)
      await expectSound(page)
      const run = page.getByRole('button', { name: say.run })
      await hands.press(run)
      await expect(page.getByRole('link', { name: say.required })).toBeVisible()
      await hands.write(page.getByLabel(say.reason), 'One feeder line, repaired.')
      await hands.press(run)
      await expect(page.getByText(say.done)).toBeVisible()

      await open(three)
      await hands.press(page.locator('summary', { hasText: say.merge }))
      await hands.write(page.getByLabel(say.mergeNumber), four)
      await hands.press(page.getByRole('button', { name: say.merge }))
      await expect(page.getByRole('link', { name: `${say.duplicateOf} ${four}` })).toBeVisible()
    })

    // The keyboard journey has every step of the pointer's.
    const tag = isKeyboardOnly ? [] : [LONG]
    test(
      'a clerk keeps a filter, comes back by it, takes one, attaches a file, goes on',
      { tag },
      async ({ page, context, city, hands }) => {
        const cast = await castOf(city, 'staff')
        await signIn(context, { city, cast, role: 'staff' })
        const description = `Gate ${crypto.randomUUID().slice(0, 8)}`
        await putRequests(city, { userId: cast.ids.resident, description, count: 2 })
        const requests = `${city.origins.staff}/requests`
        await page.goto(`${requests}?${new URLSearchParams({ text: description })}`)
        await expectAlive(page)
        await hands.press(page.locator('summary', { hasText: say.keep }))
        await hands.write(page.getByLabel(say.filterName), 'Gates')
        await hands.press(page.getByRole('button', { name: say.keep }))
        const kept = page.getByRole('link', { name: 'Gates', exact: true })
        await expect(kept).toHaveAttribute('aria-current', 'page')
        await expectSound(page)

        await page.goto(requests)
        await expectAlive(page)
        await hands.press(kept)
        const rows = rowsOf(page)
        await expect(rows).toHaveCount(2)
        const second = (await rows.last().getByRole('link').textContent()) ?? ''
        await hands.press(rows.first().getByRole('link'))
        await hands.press(page.getByRole('button', { name: say.take }))
        await expect(page.getByRole('button', { name: say.take })).toHaveCount(0)
        await hands.press(page.locator('summary', { hasText: say.attach }))
        await page.getByLabel(say.file, { exact: true }).setInputFiles(photoNamed('gate.png'))
        await hands.press(page.getByRole('button', { name: say.attach }))
        const file = page.getByRole('listitem').filter({ hasText: 'gate.png' })
        await expect(file.first()).toContainText(say.onlyStaff)
        await expectSound(page)
        await hands.press(page.getByRole('link', { name: `${say.next} ${second}` }))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
      },
    )

    test.describe('at one request', () => {
      test.use({ refusals: /^\/api\/requests\/.+\/note$/ })

      test('the second of two clerks is shown what the first one did', async ({
        page,
        context,
        city,
        hands,
      }) => {
        const cast = await castOf(city, 'staff')
        await signIn(context, { city, cast, role: 'staff' })
        const [made] = await putRequests(city, {
          userId: cast.ids.resident,
          description: 'Two clerks',
          count: 1,
        })
        await page.goto(`${city.origins.staff}/requests/${made?.id}`)
        await expectAlive(page)
        const other = await context.request.post(
          `${city.origins.staff}/api/requests/${made?.id}/note`,
          {
            headers: { origin: city.origins.staff, 'if-match': '"1"' },
            data: { text: 'The other was here.' },
          },
        )
        expect(other.status()).toBe(200)
        await hands.press(page.locator('summary', { hasText: say.note }))
        await hands.write(page.getByLabel(say.noteField, { exact: true }), 'I was here, too.')
        const add = page.getByRole('button', { name: say.note })
        await hands.press(add)
        const alert = page.getByRole('alert').filter({ hasText: say.changed })
        await expect(alert).toContainText('The other was here.')
        await expect(page.getByLabel(say.noteField, { exact: true })).toHaveValue(
          'I was here, too.',
        )
        await expectSound(page)
        await hands.press(add)
        await expect(page.getByText('I was here, too.')).toBeVisible()
        await expect(alert).toHaveCount(0)
      })
    })
  })
}

test('without JavaScript a clerk filters the queue, changes a status, and sees a concurrent change', async ({
  browser,
  city,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const cast = await castOf(city, 'staff')
  await signIn(context, { city, cast, role: 'staff' })
  const description = `Dark ${crypto.randomUUID().slice(0, 8)}`
  const [made] = await putRequests(city, { userId: cast.ids.resident, description, count: 1 })
  const page = await context.newPage()
  await page.goto(`${city.origins.staff}/requests`)
  await page.getByLabel('Number or words').fill(description)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('link', { name: made?.number ?? '' }).click()
  const other = await context.request.post(`${city.origins.staff}/api/requests/${made?.id}/note`, {
    headers: { origin: city.origins.staff, 'if-match': '"1"' },
    data: { text: 'The other was here.' },
  })
  expect(other.status()).toBe(200)
  await page.getByLabel('New status').selectOption('Scheduled')
  await page.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('Changed in the meantime')).toBeVisible()
  await expect(page.getByRole('alert').getByText('The other was here.')).toBeVisible()
  await expect(page.getByLabel('New status')).toHaveValue('Scheduled')
  await page.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('Status: from Submitted to Scheduled')).toBeVisible()
  await context.close()
})
