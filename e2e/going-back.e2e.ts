import type { CDPSession, Page } from '@playwright/test'
import { findBrowser } from '@portal/local/browser'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'

// Browsers keep a page as it was left, and show it when one goes back.

test.use({
  launchOptions: { ...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Goes back. Reasons of the page's own why it could not be shown as it was left. */
async function reasonsAgainst(page: Page, session: CDPSession): Promise<readonly string[]> {
  let reasons: string[] | undefined
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    // Circumstantial: this browser, without a window and with developer tools, keeps no page.
    reasons = notRestoredExplanations
      .filter(({ type }) => type !== 'Circumstantial')
      .map(({ reason }) => reason)
  })
  page.on('console', (message) => {
    if (message.text() === 'kept') reasons = []
  })
  await session.send('Page.enable')
  await page.goBack()
  await expect.poll(() => reasons).toBeDefined()
  return reasons ?? []
}

/** A browser that keeps pages says so on the page itself. */
const noteKept = (page: Page): Promise<void> =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.log('kept')
    }),
  )

for (const path of ['/', '/view-all-services', '/search?term=garbage', '/report', '/login']) {
  test(`${path} does nothing that keeps a browser from showing it as it was`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page)
    await page.goto(path)
    await expectAlive(page)
    await noteKept(page)
    await page.goto('/forgotpassword')
    expect(await reasonsAgainst(page, session)).toEqual([])
  })
}

test('the browser says what keeps it from that', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await page.goto('/view-all-services')
  await page.evaluate(() => addEventListener('unload', () => undefined))
  await noteKept(page)
  await page.goto('/forgotpassword')
  expect((await reasonsAgainst(page, session)).join()).toContain('Unload')
})

test('after a logout, no page of the person is shown', async ({ page, context, city }) => {
  await signIn(context, city.origins.resident, people.full)
  await page.goto('/dashboard')
  await expectAlive(page)
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('You have to log in to see that page.')).toBeVisible()
})

test('a page that was kept from before a login is loaded again', async ({ page }) => {
  await page.goto('/')
  await expectAlive(page)
  const again = page.waitForEvent('load')
  await page.evaluate(() => {
    // As the page of the login has noted it since.
    sessionStorage['viewer'] = 'somebody'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await again
  expect(await page.evaluate(() => sessionStorage['viewer'])).toBe('')
})
