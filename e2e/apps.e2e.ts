import { expect, test } from './fixtures.ts'

test('the resident app opens with its name and one main heading', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the staff app opens on its own address', async ({ page, city }) => {
  const response = await page.goto(city.origins.staff)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main')).toBeVisible()
})
