import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page, city }) => {
  await page.goto(city.origins.staff)
})

test('every entry of the staff menu leads to a sound page that says when it opens', async ({
  page,
}) => {
  await expectSound(page)
  const menu = page.getByRole('navigation').getByRole('link').filter({ visible: true })
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const own = paths.filter((path) => path?.startsWith('/') && !path.includes('lng='))
  expect(own.length).toBeGreaterThan(10)
  for (const path of new Set(own)) {
    await page.goto(new URL(path ?? '', page.url()).href)
    await expectSound(page)
  }
})
