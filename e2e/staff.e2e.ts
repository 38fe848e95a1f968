import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'

/** Spec, admin section 2.1. */
const administration = [
  '/activities',
  '/languages',
  '/users',
  '/saleforce_public_fields',
  '/system_alerts',
  '/bulk_push_notifications',
  '/delinquency_notifications',
  '/billing_maintenance_settings',
]

test.beforeEach(async ({ page, context, city }) => {
  await signIn(context, city.origins.staff, people.administrator)
  await page.goto(city.origins.staff)
})

test('every entry of the staff menu leads to a sound page that says when it opens', async ({
  page,
}) => {
  await expectSound(page)
  const menu = page.getByRole('navigation').getByRole('link').filter({ visible: true })
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // The resident block leads to the other app.
  const own = paths.filter((path) => path?.startsWith('/') && !path.includes('lng='))
  expect(own).toEqual(expect.arrayContaining(administration))
  for (const path of new Set(own)) {
    await page.goto(new URL(path ?? '', page.url()).href)
    await expectSound(page)
  }
})

test.describe('on a phone, in Spanish, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('the staff menu unfolds below the bar and leads on', async ({ page }) => {
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('link', { name: 'Español' }).click()
    const users = page
      .getByRole('link', { name: 'Usuarios', exact: true })
      .filter({ visible: true })
    await expect(users).toHaveCount(0)
    await page.locator('summary').filter({ hasText: 'Menú del portal' }).click()
    await expect(users).toBeVisible()
    await expectSound(page)
    await users.click()
    await expect(page).toHaveURL(/\/users$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
  })
})
