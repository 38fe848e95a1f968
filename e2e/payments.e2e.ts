import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { LONG } from './long.ts'
import { decliningZip, payByCard, providerPage } from './provider-page.ts'

const words = {
  en: {
    account: 'Account number',
    missing: 'Could not find account.',
    lookUp: 'Look up what is due',
    amount: 'Amount',
    wrong: 'Enter an amount in dollars and cents',
    next: 'Next',
    total: 'Total to pay: $12.34',
    paid: 'Thank you for your payment',
    receipt: 'Receipt',
    finish: 'Finish',
    declined: 'declined',
  },
  es: {
    account: 'Número de cuenta',
    missing: 'No se encontró la cuenta.',
    lookUp: 'Consultar lo que se debe',
    amount: 'Monto',
    wrong: 'Escriba un monto en dólares y centavos',
    next: 'Siguiente',
    total: 'Total a pagar: $12.34',
    paid: 'Gracias por su pago',
    receipt: 'Recibo',
    finish: 'Finalizar',
    declined: 'declined',
  },
} as const

/** The demo city's account that nobody looks after. */
const water = '1004-5004'

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/api\/payments$/ })
    const say = words[language]

    test('a guest pays a water bill, after a declined card', async ({ page, context, city }) => {
      test.slow()
      const hands = isKeyboardOnly ? keyboardOf(page) : pointer
      const { press, write } = hands
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await page.goto('/payment')
      await expectAlive(page)
      await expectSound(page)
      const account = page.getByLabel(say.account)
      const amount = page.getByLabel(say.amount)
      await write(account, '1-1')
      await press(page.getByRole('button', { name: say.lookUp }))
      await expect(page.getByText(say.missing).first()).toBeVisible()
      await account.clear()
      await write(account, water)
      await amount.clear()
      await write(amount, '0.99')
      await press(page.getByRole('button', { name: say.next }))
      await expect(page.getByText(say.wrong).first()).toBeVisible()
      await amount.clear()
      await write(amount, '12.34')
      await press(page.getByRole('button', { name: say.next }))
      await expect(page.getByText(say.total)).toBeVisible()
      const provider = providerPage(page)
      await payByCard(provider, hands, decliningZip)
      await expect(provider.getByRole('alert')).toContainText(say.declined)
      await payByCard(provider, hands)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.paid)
      await expect(page.getByText('$12.34')).toBeVisible()
      await expectSound(page)
      await press(page.getByRole('link', { name: say.finish }))
      await expect(page).toHaveURL('/')
    })
  })
}

test('a payment whose window was closed is found on return', async ({ page, context }) => {
  await page.goto(`/payment?accountNumber=${water}&amount=23.45`)
  await expectAlive(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const provider = providerPage(page)
  await provider.getByLabel('Card number').fill('4111111111111111')
  await provider.getByLabel('Expires').fill('12/40')
  const address = page.url()
  await provider.getByLabel('ZIP code').fill('60120')
  // The press arrives; whoever pressed is gone before anything is said.
  const sent = page.waitForRequest(/\/payment\/submit$/)
  await provider.getByRole('button', { name: 'Pay' }).click()
  await sent
  await page.close()
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Thank you for your payment')
  await expect(later.getByText('$23.45')).toBeVisible()
})

test.describe('without JavaScript', { tag: LONG }, () => {
  test.use({ javaScriptEnabled: false })

  test('a payment leads to the provider’s page and back', async ({ page }) => {
    await page.goto(`/payment?accountNumber=${water}&amount=34.56`)
    await page.getByRole('button', { name: 'Next' }).click()
    await expectSound(page)
    await page.getByRole('link', { name: 'Continue to the secure payment page' }).click()
    await page.getByRole('button', { name: 'Continue to the secure payment page' }).click()
    await payByCard(page, pointer)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your payment')
    await expect(page.getByText('$34.56')).toBeVisible()
  })
})
