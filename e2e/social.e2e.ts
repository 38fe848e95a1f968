import type { Page } from '@playwright/test'
import { openIdentityProvider } from '@portal/local/identity-provider'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { type Hands, keyboardOf, pointer } from './hands.ts'

const people = {
  ana: { email: 'ana@elsewhere.example', email_verified: true },
  uma: { email: 'uma@elsewhere.example', email_verified: false },
}

/** The provider's own pages: login and consent. */
async function agree(page: Page, issuer: string, hands: Hands, name: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === issuer)
  await hands.write(page.getByPlaceholder('Enter any login'), name)
  await hands.write(page.getByPlaceholder('and password'), 'any')
  await hands.press(page.getByRole('button', { name: 'Sign-in' }))
  await hands.press(page.getByRole('button', { name: 'Continue' }))
}

test('people log in by Google, and by Apple, whose page posts its reply from another site', async ({
  page,
  context,
  startCity,
}) => {
  const provider = await openIdentityProvider()
  const variables = { SOCIAL_PROVIDERS: provider.setting }
  const { origins } = await startCity({ template: 'empty', variables })
  provider.serve(origins.resident, people)

  await test.step('Google, on a desktop, in English', async () => {
    await page.goto(`${origins.resident}/login`)
    await expectAlive(page)
    await expect(page.getByRole('link', { name: 'Log in with Facebook' })).toHaveCount(0)
    await expectSound(page)
    await page.getByRole('link', { name: 'Log in with Google' }).click()
    await agree(page, provider.issuer, pointer, 'ana')
    await expect(page).toHaveURL(`${origins.resident}/account/create/address`)
    await expectSound(page)
  })

  await test.step('and confirm their identity without a password', async () => {
    await page.goto(`${origins.resident}/account/confirm?redirectto=/account/create/address`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you')
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await expectSound(page)
    await page.getByRole('link', { name: 'Log in with Google' }).click()
    // It asks even people it knows.
    await agree(page, provider.issuer, pointer, 'uma')
    await expect(page.getByText('You used a different account there.')).toBeVisible()
    await page.getByRole('link', { name: 'Log in with Google' }).click()
    await agree(page, provider.issuer, pointer, 'ana')
    await expect(page).toHaveURL(`${origins.resident}/account/create/address`)
  })

  await test.step('Apple, on a phone, in Spanish, by the keyboard alone', async () => {
    // Leave the page first: it polls for news, which is refused without its cookie.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${origins.resident}/login?lng=es`)
    await expectAlive(page)
    await expectSound(page)
    const hands = keyboardOf(page)
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/apple/callback'),
    )
    await hands.press(page.getByRole('link', { name: 'Iniciar sesión con Apple' }))
    await agree(page, provider.issuer, hands, 'uma')
    expect(await (await posted).headerValue('origin')).toBe(provider.issuer)
    // This address is not verified yet.
    await expect(page).toHaveURL(`${origins.resident}/account/verificationRequired`)
    await expectSound(page)
  })
  provider.close()
})
