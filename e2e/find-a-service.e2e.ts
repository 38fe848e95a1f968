import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

/** WCAG 2.2 AA and axe's best practices. */
async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('a visitor finds a service on the list and starts it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Popular services' })).toBeVisible()
  await expectNoFindings(page)
  await expectAlive(page)
  await page.getByRole('link', { name: 'View all services' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All services' })).toBeVisible()
  await expect(page).toHaveTitle(/^All services - City of /)
  for (const group of ['Apply', 'Register', 'Pay', 'Find', 'Report']) {
    await expect(page.getByRole('heading', { level: 2, name: group, exact: true })).toBeVisible()
  }
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Help with a water bill' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Help with a water bill' }),
  ).toBeVisible()
  await expectNoFindings(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Homepage' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What can the city do/)
})

test('a visitor picks an action, then a service, and only then can start', async ({ page }) => {
  await page.goto('/?action=FIND')
  await expectAlive(page)
  const start = page.getByRole('button', { name: 'Start' })
  const service = page.getByLabel('Service', { exact: true })
  await expect(start).toBeDisabled()
  await service.selectOption('My garbage pickup day')
  await expect(start).toBeEnabled()
  // A new action clears the service.
  await page.getByLabel('I want to').selectOption('Apply for')
  await expect(service).toHaveValue('')
  await expect(start).toBeDisabled()
  await page.getByLabel('I want to').selectOption('Find')
  await service.selectOption('My garbage pickup day')
  await expectNoFindings(page)
  await start.click()
  await expect(page).toHaveURL(/\/garbage-search$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garbage pickup day')
  await expectNoFindings(page)
})

test('the keyboard alone searches and opens what was found', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('searchbox', { name: 'Search services, news and help' }),
  ).toBeFocused()
  await page.keyboard.type('water bil')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?term=water\+bil$/)
  const results = page.getByRole('main').getByRole('listitem')
  await expect(results.first()).toBeVisible()
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  const readMore = page.getByRole('link', { name: /^Read More/ }).first()
  await expect(readMore).toHaveAttribute('target', '_blank')
  await expectNoFindings(page)
  await results.first().getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Search')
})

test('a search reports no results, and has pages', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByText('Search the whole portal')).toBeVisible()
  await page.goto('/search?term=qqxzzv')
  await expect(page.getByText('No search results found.')).toBeVisible()
  await expectNoFindings(page)
  await page.goto('/search?term=city')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(15)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
})

test('the city’s news loads ten more at a time until there are none', async ({ page }) => {
  await page.goto('/elgin_today')
  await expectAlive(page)
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(10)
  await expectNoFindings(page)
  const more = page.getByRole('link', { name: 'Load More' })
  await more.click()
  await expect(posts).toHaveCount(20)
  await expect(page.getByRole('main').getByRole('listitem').nth(10)).toBeFocused()
  while (await more.isVisible()) {
    const before = await posts.count()
    await more.click()
    await expect(posts.nth(before).or(page.getByText('There are no new updates.'))).toBeVisible()
  }
  await expect(page.getByText('There are no new updates.')).toBeVisible()
})

test('help articles are searched and read', async ({ page }) => {
  await page.goto('/knowledgebase')
  await expect(page.getByText('Enter search criteria above.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trending Articles' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('searchbox', { name: 'What do you need help with?' }).fill('water')
  await page.getByRole('searchbox', { name: 'What do you need help with?' }).press('Enter')
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/knowledgebase\/[a-z]+-[a-z-]+$/)
  await expectNoFindings(page)
})

test('an older URL with an id redirects permanently to the one with a slug', async ({
  context,
}) => {
  const { request } = context
  const services: { Id: string; Slug: string; Type: string }[] = await (
    await request.get('/api/activities')
  ).json()
  const service = services.find(({ Type }) => Type === 'CONTENT')
  const articles: { id: string; slug: string }[] = await (
    await request.get('/api/salesforce/knowledgebase/trending')
  ).json()
  for (const [old, today] of [
    [`/activities/${service?.Id}`, `/activities/${service?.Slug}`],
    [`/knowledgebase/${articles[0]?.id}`, `/knowledgebase/${articles[0]?.slug}`],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 })
    expect([old, answer.status(), answer.headers()['location']]).toEqual([
      old,
      301,
      expect.stringMatching(new RegExp(`${today}$`)),
    ])
  }
})

test('a missing page says so, with status 404', async ({ page }) => {
  for (const [path, title] of [
    ['/knowledgebase/0199f0a0-0000-7000-8000-00000000ffff', 'This article could not be found.'],
    ['/activities/0199f0a0-0000-7000-8000-00000000ffff', 'This service could not be found.'],
    ['/activities/no-id', 'This service could not be found.'],
  ] as const) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoFindings(page)
  }
})

test('an unknown path leads home, where a notice says so once', async ({ page }) => {
  await page.goto('/no-such-page')
  const notice = page.getByText('We could not find that page')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expectNoFindings(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('in Spanish at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('the pages from home to a service are Spanish and fit', async ({ page }) => {
    await page.goto('/?lng=es')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expectAlive(page)
    await page.getByRole('link', { name: 'Ver todos los servicios' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos los servicios')
    await expectNoFindings(page)
    for (const path of [
      '/',
      '/view-all-services',
      '/search?term=agua',
      '/elgin_today',
      '/knowledgebase',
    ]) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width <= 320]).toEqual([path, true])
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('picker, list, search and news work', async ({ page }) => {
    await page.goto('/?action=APPLY_FOR')
    await page.getByLabel('I want to').selectOption('Find')
    await page.getByRole('button', { name: 'Show services' }).click()
    await page.getByLabel('Service', { exact: true }).selectOption('My garbage pickup day')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garbage pickup day')
    await page.goto('/view-all-services')
    await page.getByRole('link', { name: 'Help with a water bill' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help with a water bill')
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('water')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await page.goto('/elgin_today')
    await page.getByRole('link', { name: 'Load More' }).click()
    await expect(page).toHaveURL(/\/elgin_today\?offset=10$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})
