import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

test('the home page shows popular services, news, events and quick links', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Popular services', 'News', 'Events']) {
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  const circles = main.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  await expect(circles).toHaveText(['Employment', 'Business', 'Transparency', 'Maps', 'FAQs'])
  const events = main.getByRole('listitem').filter({ has: page.locator('h3') })
  await expect(events.filter({ has: page.locator('time') }).first()).toBeVisible()
  await expectAlive(page)
  await circles.last().click()
  await expect(page).toHaveURL(/\/knowledgebase$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Search Help Articles' })).toBeVisible()
  await expectSound(page)
})

test('the picker is one step away, with no choice made', async ({ page }) => {
  await page.goto('/')
  await expectAlive(page)
  await page.getByRole('link', { name: 'Choose a service step by step' }).click()
  await expect(page).toHaveURL(/\/\?action=$/)
  const picker = page.getByRole('region', { name: 'Find a service' })
  await expect(picker.getByRole('combobox', { name: 'I want to…' })).toHaveValue('')
  await expect(picker.getByRole('combobox', { name: 'Service' })).toBeDisabled()
  await expectSound(page)
})

for (const [width, shown] of [
  [700, 1],
  [1280, 2],
  [1440, 3],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test(`the news shows ${shown} at a time and turns to its end and back`, async ({ page }) => {
      await page.goto('/')
      await expectAlive(page)
      const carousel = page.getByRole('region', { name: 'News' })
      const slides = carousel.getByRole('article')
      const inSight = () =>
        slides.evaluateAll((all) => {
          const row = all[0]?.closest('ul')?.getBoundingClientRect()
          return all.filter((slide) => {
            const { left, right } = slide.getBoundingClientRect()
            return row && left >= row.left - 2 && right <= row.right + 2
          }).length
        })
      await expect.poll(inSight).toBe(shown)
      const [back, on] = [
        carousel.getByRole('button', { name: 'Show previous' }),
        carousel.getByRole('button', { name: 'Show next' }),
      ]
      await expect(back).toBeDisabled()
      await on.click()
      await expect(back).toBeEnabled()
      await expect(slides.first()).not.toBeInViewport({ ratio: 0.9 })
      await carousel.getByRole('list').evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
      await expect(on).toBeDisabled()
      await expect(slides.last()).toBeInViewport()
      await expectSound(page)
    })
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })

    test('the phone menu opens, leads to the city’s website, and searches', async ({ page }) => {
      await page.goto('/view-all-services')
      const header = page.getByRole('banner')
      await header.locator('summary').click()
      const menu = header.getByRole('navigation', { name: 'Main menu' })
      await expect(menu.getByRole('link')).toHaveText([
        'Home',
        'Residents',
        'Businesses',
        'Government',
        'Explore',
      ])
      await expectSound(page)
      await header.getByRole('searchbox').fill('leaf')
      await header.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/\/search\?term=leaf$/)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })

    test('a language chosen on any page stays', async ({ page }) => {
      await page.goto('/search?term=leaf')
      await page.getByRole('link', { name: 'Español' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await expect(page).toHaveURL(/\/search\?term=leaf$/)
      await page.goto('/elgin_today')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elgin hoy')
      await expectSound(page)
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elgin today')
    })

    test('a search turns its pages', async ({ page }) => {
      await page.goto('/search?term=city')
      if (javaScriptEnabled) await expectAlive(page)
      const pager = page.getByRole('navigation', { name: 'Pages' })
      const first = await page.getByRole('main').getByRole('listitem').first().textContent()
      await pager.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/\/search\?term=city&page=2$/)
      await expect(pager.getByText(/^Page 2 of \d+$/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).not.toHaveText(first ?? '')
      await expectSound(page)
      await pager.getByRole('link', { name: 'Previous' }).click()
      await expect(pager.getByText(/^Page 1 of \d+$/)).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the city’s news is read to its end, ten by ten', async ({ page }) => {
    await page.goto('/elgin_today')
    const posts = page.getByRole('main').getByRole('article')
    const seen: string[] = []
    const more = page.getByRole('link', { name: 'Load More' })
    for (let n = 1; n < 50; n++) {
      seen.push(...(await posts.getByRole('heading', { level: 2 }).allTextContents()))
      if (!(await more.isVisible())) break
      await more.click()
      await expect(page).toHaveURL(new RegExp(`offset=${n * 10}$`))
    }
    expect(seen.length).toBeGreaterThan(10)
    await expect(page.getByText('There are no new updates.')).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Back to the newest' }).click()
    await expect(posts.getByRole('heading', { level: 2 }).first()).toHaveText(seen[0] ?? '')
  })

  test('an unknown path leads home, which says so', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page).toHaveURL(/\/\?notice=unknown-page$/)
    await expect(page.getByText('We could not find that page')).toBeVisible()
    await expectSound(page)
  })
})
