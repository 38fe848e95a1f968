import type { Page } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'

// Pages that the browser loads before a link is pressed, and what it loads before a touch. While
// developer tools are attached Chromium loads ahead but does not render: a prefetch.

const words = {
  en: { all: 'View all services', allTitle: 'All services', back: 'Back to Homepage' },
  es: {
    all: 'Ver todos los servicios',
    allTitle: 'Todos los servicios',
    back: 'Volver a la página de inicio',
  },
}

/** Paths that are loaded ahead, as they arrive. */
async function loadedAhead(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page)
  const paths = new Set<string>()
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.add(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  return paths
}

const deliveryOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation')
    return load && 'deliveryType' in load ? String(load.deliveryType) : ''
  })

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a visitor goes on by links, and back', async ({ page, hands, main }) => {
      await page.goto('/')
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.all }))
      const heading = page.getByRole('heading', { level: 1, name: say.allTitle })
      await expect(heading).toBeVisible()
      await hands.press(main.getByRole('link', { name: say.back }))
      await expect(page).toHaveURL(/\/$/)
      await page.goBack()
      await expect(heading).toBeVisible()
    })
  })
}

test('the page of a link under the pointer is there when it is pressed', async ({ page, main }) => {
  const paths = await loadedAhead(page)
  await page.goto('/')
  await expectAlive(page)
  const link = main.getByRole('link', { name: words.en.all })
  await link.hover()
  await expect.poll(() => [...paths]).toContain('/view-all-services')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.allTitle })).toBeVisible()
  expect(await deliveryOf(page)).toBe('navigational-prefetch')
})

test('no link that acts is loaded ahead', async ({ page, main }) => {
  const paths = await loadedAhead(page)
  await page.goto('/knowledgebase')
  await expectAlive(page)
  // Its reading is counted.
  await main.locator('a[href^="/knowledgebase/"]').first().hover()
  await page.locator('a[href*="lng=es"]:visible, summary:visible').first().hover()
  await page
    .locator('footer a[href="/view-all-services"]:visible, a[href="/"]:visible')
    .first()
    .hover()
  await expect.poll(() => paths.size).toBeGreaterThan(0)
  expect([...paths].filter((path) => path.startsWith('/knowledgebase'))).toEqual([])
})

test('a person who is logged in has nothing loaded ahead', async ({ page, context, city }) => {
  const rules = page.locator('script[type=speculationrules]')
  await page.goto('/')
  await expect(rules).toHaveCount(1)
  await signIn(context, city.origins.resident, people.full)
  await page.goto('/')
  await expect(rules).toHaveCount(0)
})

for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
  test(`nothing is loaded before a touch with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given })
    }, connection)
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
    expect(loaded).toEqual([])
    await page.keyboard.press('Tab')
    await expectAlive(page)
    expect(loaded).not.toEqual([])
  })
}
