import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

// What a visitor does before hydration must not be lost: slow phones take seconds.

const scriptOf = (name: string) => `**/assets/${name}-*.js`

test('a link clicked before hydration works', async ({ page }) => {
  // React waits for the route's code before hydration.
  const release = await hold(page, scriptOf('routes'))
  await page.goto('/')
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')))
  await page.getByRole('main').getByRole('link', { name: 'View all services' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'All services' })).toBeVisible()
  await expect(page).toHaveURL(/\/view-all-services$/)
})

test('a search sent before any script loaded works', async ({ page }) => {
  const release = await hold(page, scriptOf('client'))
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('searchbox').filter({ visible: true })
  await box.fill('garbage')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?term=garbage$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /garbage/i })
      .first(),
  ).toBeVisible()
  release()
})

for (const held of ['client', 'routes']) {
  test(`a button pressed while ${held} is loading is handled after hydration`, async ({ page }) => {
    const release = await hold(page, scriptOf(held))
    await page.goto('/')
    await page.getByRole('button', { name: 'Chat with us' }).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
