import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'
import { castOf, signIn as signInAs } from './sign-in.ts'

test.describe('a log-out', () => {
  test('the page’s pending requests are refused, and the log-out notice still shows', async ({
    page,
    context,
    city,
  }) => {
    const say = { account: 'Account', logout: 'Log out', loggedOut: 'You are logged out.' }
    await signIn(context, city.origins.resident, people.manager)
    let refuse = (): void => undefined
    const loggingOut = new Promise<void>((resolve) => {
      refuse = resolve
    })
    const refused = page.waitForResponse(/\/api\/notifications/)
    await page.route(/\/api\/notifications/, async (route) => {
      await loggingOut
      await route.fulfill({ status: 401, json: { code: 'Auth.SignInRequired' } })
    })
    await page.route(/\/logout$/, async (route) => {
      refuse()
      await (await refused).finished()
      await route.continue()
    })
    await page.goto('/dashboard')
    await expectAlive(page)
    await page.getByRole('banner').locator('summary').filter({ hasText: say.account }).click()
    // Hovering preloads a link's page.
    await page.locator('a[href="/messages"]').first().hover()
    await page.getByRole('button', { name: say.logout }).click()
    await expect(page.getByText(say.loggedOut)).toBeVisible()
  })
})

test.describe('a session that ended elsewhere', () => {
  test.use({ refusals: /^\/api\// })

  for (const next of ['page', 'page after a refused request', 'action'] as const) {
    test(`is explained at the login after the next ${next}`, async ({
      page,
      context,
      browser,
      city,
    }) => {
      const cast = await castOf(city)
      await signInAs(context, { city, cast, role: 'member' })
      const elsewhere = await browser.newContext()
      await signInAs(elsewhere, { city, cast, role: 'member' })
      await page.goto('/add_organization')
      await expectAlive(page)
      const { origins } = city
      const ended = await elsewhere.request.post(
        `${origins.resident}/api/auth/sign-out-everywhere`,
        { headers: { origin: origins.resident } },
      )
      expect(ended.ok()).toBe(true)
      await elsewhere.close()
      // A sealed session is trusted for a minute: this one is without.
      await signInAs(context, { city, cast, role: 'member' })
      if (next === 'page after a refused request') {
        const refused = await context.request.get(`${origins.resident}/api/notifications`)
        expect(refused.status()).toBe(401)
      }
      if (next === 'action')
        await page.getByRole('combobox', { name: 'Find your organization' }).fill('lantern')
      else await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
      await expect(page.getByText('You were logged out')).toBeVisible()
      // The draft waits in the tab, and the page says so after the next login.
      const back = next === 'action' ? '%3Fnotice%3Dtyping-kept' : ''
      await expect(page).toHaveURL(new RegExp(`/login\\?redirectto=%2Fadd_organization${back}$`))
      await expectSound(page)
    })
  }
})
