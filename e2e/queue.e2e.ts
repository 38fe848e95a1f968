import type { Page } from '@playwright/test'
import { putRequest } from '@portal/local/testing'
import type { JourneyCity } from './city.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { castOf, signIn } from './sign-in.ts'

const rowsOf = (page: Page) => page.locator('[data-row]')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Puts this many reports in an area of their own, due one after the other. */
async function areaWith(city: JourneyCity, { count, userId }: { count: number; userId: string }) {
  const area = `Q${crypto.randomUUID().slice(0, 6)}`
  const first = Date.now() + 86_400_000
  const made = await Promise.all(
    [...Array(count).keys()].map((i) =>
      putRequest(city, {
        userId,
        area,
        dueAt: new Date(first + i * 60_000),
        title: `Lamp ${i + 1}`,
      }),
    ),
  )
  return { area, made, href: `${city.origins.staff}/requests?area=${area}` }
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a clerk works through the queue by keys alone, also past the end of a page', async ({
    page,
    context,
    city,
  }) => {
    const cast = await castOf(city, 'staff')
    await signIn(context, { city, cast, role: 'staff' })
    const { href } = await areaWith(city, { count: 52, userId: cast.ids.resident })
    await page.goto(href)
    await expectAlive(page)
    await expect(rowsOf(page)).toHaveCount(50)
    const { keyboard } = page

    await keyboard.press('j')
    await expect(rowsOf(page).first().getByRole('link')).toBeFocused()
    await keyboard.press('j')
    await keyboard.press('x')
    await keyboard.press('j')
    await keyboard.press('j')
    await keyboard.press('X')
    await expect(page.getByText('3 selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Select all 52 of this view' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Clear the selection' }).click()
    await expect(page.getByText('3 selected')).toHaveCount(0)

    await keyboard.press('k')
    await keyboard.press('r')
    await expect(title(page)).toContainText('Lamp 3 ')
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused()
    // A field keeps its letters.
    await keyboard.type('jk')
    await expect(title(page)).toContainText('Lamp 3 ')
    await rowsOf(page).nth(48).getByRole('link').click()
    await expect(title(page)).toContainText('Lamp 49')
    await keyboard.press('j')
    await expect(title(page)).toContainText('Lamp 50')
    await expect(rowsOf(page)).toHaveCount(50)
    await keyboard.press('j')
    await expect(title(page)).toContainText('Lamp 51')
    await expect(rowsOf(page)).toHaveCount(2)
    await keyboard.press('k')
    await expect(title(page)).toContainText('Lamp 50')
    await expect(rowsOf(page)).toHaveCount(50)
    await keyboard.press('n')
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
    await title(page).click()
    await keyboard.press('s')
    await expect(page.getByLabel('New status')).toBeFocused()
    await title(page).click()
    await keyboard.press('u')
    await expect(title(page)).not.toContainText('Lamp')
    await keyboard.press('/')
    await expect(page.getByLabel('Number or words')).toBeFocused()
  })

  test('keys are listed by a question mark, and stay off once they are switched off', async ({
    page,
    context,
    city,
  }) => {
    const cast = await castOf(city, 'staff')
    await signIn(context, { city, cast, role: 'staff' })
    const { href } = await areaWith(city, { count: 2, userId: cast.ids.resident })
    await page.goto(href)
    await expectAlive(page)
    const dialog = page.getByRole('dialog')
    // The list comes alive a moment after the page.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(dialog.getByText('Reply to the resident')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectSound(page)
    await dialog.getByLabel('Use single keys').uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expectAlive(page)
    await page.keyboard.press('j')
    await page.keyboard.press('?')
    await expect(rowsOf(page).first().getByRole('link')).not.toBeFocused()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await dialog.getByLabel('Use single keys').check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(rowsOf(page).first().getByRole('link')).toBeFocused()
  })

  test('a request opens beside the list, which keeps its place; the address leads there again', async ({
    page,
    context,
    city,
  }) => {
    const cast = await castOf(city, 'staff')
    await signIn(context, { city, cast, role: 'staff' })
    const { href, made } = await areaWith(city, { count: 30, userId: cast.ids.resident })
    await page.goto(href)
    await expectAlive(page)
    const list = page.locator('ol:has([data-row])')
    const last = rowsOf(page).last().getByRole('link')
    await last.scrollIntoViewIfNeeded()
    const scrolled = await list.evaluate((element) => element.scrollTop)
    expect(scrolled).toBeGreaterThan(0)
    const lists: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/requests') lists.push(request.url())
    })
    await last.click()
    await expect(title(page)).toContainText('Lamp 30')
    await expect(rowsOf(page).last()).toHaveAttribute('aria-current', 'true')
    expect(await list.evaluate((element) => element.scrollTop)).toBe(scrolled)
    expect(lists).toEqual([])
    await page.reload()
    await expectAlive(page)
    await expect(title(page)).toContainText('Lamp 30')
    await expect(rowsOf(page)).toHaveCount(30)
    await expectSound(page)
    await page.goBack()
    await expect(page).toHaveURL(href)
    // The address from a mail, without a list.
    await page.goto(`${city.origins.staff}/requests/${made[0]}`)
    await expectAlive(page)
    await expect(title(page)).toContainText('Lamp 1')
  })

  test('filters apply at once, show as chips, and are saved for all staff', async ({
    page,
    context,
    city,
  }) => {
    const cast = await castOf(city, 'staff')
    await signIn(context, { city, cast, role: 'staff' })
    const { area, href } = await areaWith(city, { count: 2, userId: cast.ids.resident })
    await page.goto(`${city.origins.staff}/requests`)
    await expectAlive(page)
    const views = page.getByRole('navigation', { name: 'Views' })
    for (const name of [
      'Assigned to me',
      'My teams',
      'Unassigned',
      'Overdue',
      'New answers',
    ] as const) {
      await views.getByRole('link', { name }).click()
      await expect(title(page)).toHaveText(name)
      await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    await page.goto(href)
    await expectAlive(page)
    // While a list loads, the fields stay, and what they say is saved.
    const release = await hold(page, /\/api\/requests\?.*sort=newest/)
    await page.getByLabel('Sort by').selectOption('Newest first')
    await expect(page).toHaveURL(`${href}&sort=newest`)
    await expect(page.locator('[aria-busy][data-pane=list]')).toBeVisible()
    await page.locator('summary', { hasText: 'Save these filters' }).click()
    await page.getByLabel('Name of the filter').fill(area)
    await page.getByLabel('Share with all staff').check()
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save these filters' }).click()
    await saved
    release()
    await expect(views.getByRole('link', { name: area })).toHaveAttribute('aria-current', 'page')
    await expectSound(page)
    await page.getByRole('link', { name: `Remove the filter Area ${area}` }).click()
    await expect(page).toHaveURL(`${city.origins.staff}/requests?sort=newest`)
    await views.getByRole('link', { name: area }).click()
    await expect(title(page)).toHaveText(area)
    await page.getByRole('button', { name: `Delete the filter ${area}` }).click()
    await expect(views.getByRole('link', { name: area })).toHaveCount(0)
  })
})

test('on a phone the list and the request each have the screen', async ({
  page,
  context,
  city,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cast = await castOf(city, 'staff')
  await signIn(context, { city, cast, role: 'staff' })
  const { href } = await areaWith(city, { count: 3, userId: cast.ids.resident })
  await page.goto(href)
  await expectAlive(page)
  await rowsOf(page).first().getByRole('link').click()
  await expect(title(page)).toContainText('Lamp 1')
  await expect(rowsOf(page).first()).toBeHidden()
  await expectSound(page)
  await page.getByRole('link', { name: 'Next: Lamp 2' }).click()
  await expect(title(page)).toContainText('Lamp 2')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
})

test('without JavaScript pages lead on and back, filters apply by a button, and rows can be selected', async ({
  browser,
  city,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  })
  const cast = await castOf(city, 'staff')
  await signIn(context, { city, cast, role: 'staff' })
  const { href } = await areaWith(city, { count: 51, userId: cast.ids.resident })
  const page = await context.newPage()
  await page.goto(href)
  await expect(rowsOf(page)).toHaveCount(50)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(rowsOf(page)).toHaveCount(50)
  await page.getByLabel('Sort by').selectOption('Newest first')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await rowsOf(page).first().getByRole('link').click()
  await expect(page.getByRole('link', { name: /^Next: Lamp/ })).toBeVisible()
  await page.goto(href)
  await rowsOf(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Select all 51 of this view' }).click()
  await expect(page).toHaveURL(/\/requests\/bulk\?area=/)
  await context.close()
})
