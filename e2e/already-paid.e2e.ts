import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { owingAccount } from './owing-account.ts'
import { payByCard, providerPage } from './provider-page.ts'

const words = {
  en: {
    next: 'Next',
    title: 'Please check before you pay',
    due: /Nothing is due on account/,
    paid: /\$58\.00 was already paid on account .* on /,
    more: /\$79\.20 is due on account .* You are about to pay \$99,999\.99/,
    yes: 'Yes, pay $58.00 anyway',
    thanks: 'Thank you for your payment',
  },
  es: {
    next: 'Siguiente',
    title: 'Revise antes de pagar',
    due: /No se debe nada en la cuenta/,
    paid: /El .* ya se pagaron \$58\.00 en la cuenta /,
    more: /En la cuenta .* se deben \$79\.20\. Usted está por pagar \$99,999\.99/,
    yes: 'Sí, pagar $58.00 de todos modos',
    thanks: 'Gracias por su pago',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/api\/payments$/ })
    const say = words[language]

    test('paying twice, or far more than is due, needs a confirmation', async ({
      page,
      city,
      hands,
    }) => {
      test.slow()
      const next = page.getByRole('button', { name: say.next })
      const asked = page.getByRole('alert').filter({ hasText: say.title })

      const link = `/payment?accountNumber=${await owingAccount(city, 5_800)}&amount=58.00`
      for (const isAgain of [false, true]) {
        await page.goto(link)
        await expectAlive(page)
        await hands.press(next)
        if (isAgain) {
          await expect(asked).toBeFocused()
          await expect(asked).toContainText(say.due)
          await expect(asked).toContainText(say.paid)
          await expectSound(page)
          // Without a yes, the question comes again.
          await hands.press(next)
          await expect(asked).toBeFocused()
          await hands.check(page.getByRole('checkbox', { name: say.yes }))
          await hands.press(next)
        }
        await payByCard(providerPage(page), hands)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks)
      }

      const bill = await owingAccount(city, 7_920)
      await page.goto(`/payment?accountNumber=${bill}&amount=99999.99`)
      await expectAlive(page)
      await hands.press(next)
      await expect(asked).toContainText(say.more)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('of two devices with one payment link, the second is asked before it pays', async ({
    page,
    browser,
    city,
  }) => {
    const link = `/payment?accountNumber=${await owingAccount(city, 5_800)}&amount=58.00`
    const other = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: city.origins.resident,
    })
    const theirs = await other.newPage()
    // Both start before either reaches the provider.
    for (const tab of [page, theirs]) {
      await tab.goto(link)
      await tab.getByRole('button', { name: 'Next' }).click()
    }
    for (const tab of [page, theirs])
      await tab.getByRole('link', { name: 'Continue to the secure payment page' }).click()
    await page.getByRole('button', { name: 'Continue to the secure payment page' }).click()
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      'Please check before you pay',
    )
    await expect(theirs.getByText(/A payment of \$58\.00 on account .* may be going/)).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Do not pay' })).toBeVisible()
    await theirs.getByRole('button', { name: 'Yes, pay anyway' }).click()
    await expect(
      theirs.getByRole('button', { name: 'Continue to the secure payment page' }),
    ).toBeVisible()
    await other.close()
  })
})
