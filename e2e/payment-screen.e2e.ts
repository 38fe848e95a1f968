import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { owingAccount } from './owing-account.ts'
import { payByCard, providerPage, providerWords } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

/** The demo city's account without an owner, and its customer. */
const [water, customer] = ['1004-5004', '1004'] as const

const words = {
  en: {
    account: 'Account number',
    lookUp: 'Look up what is due',
    amount: 'Amount',
    tooLittle: /at least \$1\.00, at most/,
    next: 'Next',
    back: 'Back',
    paid: 'Thank you for your payment',
    pdf: 'Receipt as PDF',
  },
  es: {
    account: 'Número de cuenta',
    lookUp: 'Consultar lo que se debe',
    amount: 'Monto',
    tooLittle: /al menos \$1\.00, como máximo/,
    next: 'Siguiente',
    back: 'Volver',
    paid: 'Gracias por su pago',
    pdf: 'Recibo en PDF',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    // Without a session there are no alerts.
    test.use({ ...options, refusals: /\/api\/systemAlerts$/ })
    const say = words[language]

    test('a payment is found even if its payer was logged out before paying', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(`/payment?accountNumber=${water}&amount=-5&penaltyAmount=2`)
      await expectAlive(page)
      const amount = page.getByLabel(say.amount)
      const next = page.getByRole('button', { name: say.next })
      await expect(amount).toHaveValue('1.00')
      await amount.clear()
      await hands.write(amount, '0')
      await expect(next).toBeDisabled()
      await expect(next).toHaveAccessibleDescription(say.tooLittle)
      await expectSound(page)

      // By the customer number alone, as on the bill.
      const account = page.getByLabel(say.account)
      await account.clear()
      await hands.write(account, customer)
      await hands.press(page.getByRole('button', { name: say.lookUp }))
      await expect(account).toHaveValue(water)
      await expect(next).toBeEnabled()
      await amount.clear()
      await hands.write(amount, language === 'en' ? '41.07' : '41.08')
      await hands.press(next)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeFocused()
      await expect(providerPage(page).getByLabel(providerWords.cardNumber)).toBeVisible()

      // The link stands below the frame, which has its height once it is ready.
      await expect(page.locator('div:has(> iframe)')).toHaveAttribute('aria-busy', 'false')
      // Back returns to the input; sending it again is the same payment.
      const address = page.url()
      await hands.press(page.getByRole('link', { name: say.back }))
      await expect(account).toHaveValue(water)
      await expect(amount).toHaveValue(language === 'en' ? '41.07' : '41.08')
      await hands.press(next)
      await expect(page).toHaveURL(address)

      await context.clearCookies({ name: /^(?!language$)/ })
      await payByCard(providerPage(page), hands)
      await expect(heading).toHaveText(say.paid)
      await expect(heading).toBeFocused()
      await page.reload()
      await expect(heading).toHaveText(say.paid)
      await expectSound(page)
      const pdf = await page.getByRole('link', { name: say.pdf }).getAttribute('href')
      expect((await page.request.get(pdf ?? '')).status()).toBe(200)
    })
  })
}

test('an open page notices that it was paid, without a message from the provider’s page', async ({
  page,
  context,
  city,
}) => {
  await page.goto(`/payment?accountNumber=${await owingAccount(city)}&amount=42.17`)
  await expectAlive(page)
  await page.getByRole('button', { name: 'Next' }).click()
  // The connection breaks after the provider has answered.
  await expect(providerPage(page).getByLabel(providerWords.cardNumber)).toBeVisible()
  await page.route(/\/check$/, (route) => route.abort())
  await payByCard(providerPage(page), pointer)
  await expect(page.getByText('The payment could not be completed.')).toBeVisible()
  await context.setOffline(true)
  await page.unroute(/\/check$/)
  await context.setOffline(false)
  const status = page.getByRole('status').filter({ hasText: 'We have received your payment' })
  await expect(status).toBeVisible()
  await expect(page.getByText('$42.17')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no control is shown that needs JavaScript', async ({ page }) => {
    await page.goto('/payment')
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Look up what is due' })).toHaveCount(0)
  })
})
