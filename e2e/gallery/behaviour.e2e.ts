import { axeFindings, expect, test } from './gallery.ts'

test.beforeEach(({ gallery }) => gallery.open())

test.describe('a dialog', () => {
  for (const [opener, role, focused] of [
    ['A form', 'dialog', ['textbox', 'Customer number']],
    ['An error', 'alertdialog', ['button', 'Close']],
    ['A success', 'alertdialog', ['button', 'Close']],
    ['A warning', 'alertdialog', ['button', 'Cancel']],
  ] as const)
    test(`"${opener}" takes focus, keeps it, and gives it back on Escape`, async ({ page }) => {
      const button = page.locator('#dialogs').getByRole('button', { name: opener })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole(role)
      await expect(dialog.getByRole(focused[0], { name: focused[1] })).toBeFocused()
      expect(await axeFindings(page)).toEqual([])
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () =>
            document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
        )
        expect(isOutside).toBeFalsy()
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })

  test('of the warning kind has two buttons, the other kinds one', async ({ page }) => {
    for (const [opener, count] of [
      ['An error', 1],
      ['A success', 1],
      ['A warning', 2],
    ] as const) {
      await page.locator('#dialogs').getByRole('button', { name: opener }).click()
      await expect(page.getByRole('alertdialog').getByRole('button')).toHaveCount(count)
      await page.keyboard.press('Escape')
    }
  })
})

test.describe('a toast', () => {
  test('of each kind is announced, passes after 5 s, and waits while pointed at', async ({
    page,
  }) => {
    await page.clock.install()
    const buttons = page.locator('#toasts').getByRole('button')
    await expect(buttons).toHaveCount(8)
    for (const button of await buttons.all()) await button.dispatchEvent('click')
    const region = page.getByRole('region', { name: 'Messages' })
    await expect(region.getByRole('status').getByRole('paragraph')).toHaveCount(4)
    await expect(region.getByRole('alert').getByRole('paragraph')).toHaveCount(4)
    await region.getByRole('paragraph').first().hover()
    expect(await axeFindings(page)).toEqual([])
    await page.clock.runFor(20_000)
    await expect(region.getByRole('paragraph')).toHaveCount(8)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_000)
    await expect(region.getByRole('paragraph')).toHaveCount(0)
  })

  test('goes when dismissed', async ({ page }) => {
    await page.getByRole('button', { name: 'ErrorUpdate' }).click()
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0)
  })
})

test('tabs move with the arrow keys and Tab goes on to the panel', async ({ page }) => {
  const cards = page.getByRole('tab', { name: 'Cards' })
  const bank = page.getByRole('tab', { name: 'Bank account' })
  await cards.focus()
  await page.keyboard.press('ArrowRight')
  await expect(bank).toBeFocused()
  await expect(bank).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveText('Checking or savings')
  await page.keyboard.press('ArrowRight')
  await expect(cards).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel', { name: 'Cards' })).toBeFocused()
})

test.describe('the carousel', () => {
  for (const [width, shown] of [
    [749, 1],
    [750, 2],
    [1399, 2],
    [1400, 3],
  ] as const)
    test(`shows ${shown} at a time at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const row = page.locator('#carousel ul')
      const seen = await row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect()
        return [...list.children].filter((slide) => {
          const box = slide.getBoundingClientRect()
          return box.left >= left - 1 && box.right <= right + 1
        }).length
      })
      expect(seen).toBe(shown)
    })

  test('turns with its buttons, which stop at the ends', async ({ page }) => {
    const next = page.getByRole('button', { name: 'Show next' })
    const previous = page.getByRole('button', { name: 'Show previous' })
    const slides = page.locator('#carousel li')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect(slides.nth(2)).toBeInViewport({ ratio: 0.95 })
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    await next.click()
    await expect(slides.nth(4)).toBeInViewport({ ratio: 0.95 })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('the map', () => {
  test('loads only when asked for, and can be used', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await expect(page.getByLabel('Address')).toBeEditable()
    expect(asked.filter((url) => url.includes('leaflet'))).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the city' })
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    await expect(map.locator('.map-pin')).toBeVisible()
    expect(asked.filter((url) => url.includes('leaflet'))).not.toEqual([])
    expect(await axeFindings(page)).toEqual([])
  })

  test('says when it did not load; the address field still does its work', async ({ page }) => {
    await page.route(/map-leaflet.*\.js/, (route) => route.abort())
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('region', { name: 'Map of the city' })
    await expect(map.getByRole('alert')).toContainText('Could not load map')
    await expect(page.getByLabel('Address')).toBeEditable()
    expect(await axeFindings(page)).toEqual([])
  })
})

test.describe('the chat', () => {
  for (const [width, expected] of [
    [1280, 450],
    [390, 390],
  ] as const)
    test(`opens a frame ${expected} px wide on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('iframe')).toHaveCount(0)
      const button = page.getByRole('button', { name: 'Chat with us' })
      await button.click()
      const panel = page.getByRole('dialog', { name: 'Chat with the city' })
      await expect(panel).toBeFocused()
      const box = await panel.boundingBox()
      // Allows for a scrollbar.
      expect(Math.abs((box?.width ?? 0) - expected)).toBeLessThanOrEqual(16)
      await expect(page.locator('iframe')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
    })
})

test('an error in the summary leads to its field', async ({ page }) => {
  const summary = page.locator('#error-summary')
  await summary.getByRole('button', { name: 'Send' }).click()
  await expect(summary.getByRole('alert')).toBeFocused()
  await summary.getByRole('link', { name: 'ZIP code must have 5 digits' }).click()
  await expect(page.getByLabel('ZIP code')).toBeFocused()
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(
    '5 digits Error: ZIP code must have 5 digits',
  )
})

test('the first Tab offers to skip the header', async ({ page }) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu of a phone opens without a script and holds search and links', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Residents' })).toHaveCount(0)
  await header.locator('summary').click()
  await expect(header.getByRole('link', { name: 'Residents' })).toBeVisible()
  await expect(header.getByRole('searchbox')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
