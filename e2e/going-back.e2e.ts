import type { CDPSession } from '@playwright/test'
import { findBrowser } from '@portal/local/browser'
import { expectAlive } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'

// Browsers keep a page as it was left, and show it when one goes back.

test.use({
  launchOptions: { ...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Why the browser could not show a page as it was left; the reasons that are the page's own. */
async function pageReasons(session: CDPSession, back: () => Promise<void>): Promise<string[]> {
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    // Circumstantial: this browser, without a window and with developer tools, keeps no page.
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') reasons.push(reason)
  })
  await session.send('Page.enable')
  await back()
  return reasons
}

for (const path of ['/', '/view-all-services', '/search?term=garbage', '/report', '/login']) {
  test(`${path} does nothing that keeps a browser from showing it as it was`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page)
    await page.goto(path)
    await expectAlive(page)
    await page.goto('/forgotpassword')
    const reasons = await pageReasons(session, async () => void (await page.goBack()))
    expect(reasons).toEqual([])
  })
}

test('a page with a secret in its address is not kept', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await page.goto('/view-all-services?code=secret')
  await page.goto('/forgotpassword')
  const reasons = await pageReasons(session, async () => void (await page.goBack()))
  expect(reasons.join()).toContain('NoStore')
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
