import { putAccount } from '@portal/local/testing'
import { billWords } from './bill-words.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { LONG } from './long.ts'
import { owingAccount } from './owing-account.ts'
import { decliningZip, payByCard, providerPage } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

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
    declined: 'rechazado',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/api\/payments$/ })
    const say = words[language]

    test('a guest pays a water bill, after a declined card', async ({ page, city, hands }) => {
      test.slow()
      const { press, write } = hands
      const water = await owingAccount(city)
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

    test('everything due is paid in one press, and each account is listed', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const bills = billWords[language]
      const cast = await castOf(city)
      const one = await putAccount(city, cast.ids.resident, 6120)
      const other = await putAccount(city, cast.ids.resident, 3380)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/payment/water-bill-payment-records')
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: bills.payAll }))
      await expect(page).toHaveURL(/\/payment\?reference=/)
      for (const { number, address1 } of [one, other]) {
        await expect(main.getByText(number)).toBeVisible()
        await expect(main.getByText(address1).first()).toBeVisible()
      }
      await payByCard(providerPage(page), hands)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.paid)
      await expect(main.getByText('$95.00')).toBeVisible()
      await expect(main.getByText(one.number)).toBeVisible()
      await expectSound(page)
      await page.goto('/payment/water-bill-payment-records')
      await expect(main.getByText(bills.nothingDue).first()).toBeVisible()
      await expect(main.getByRole('button', { name: bills.payAll })).toHaveCount(0)
    })

    test('a member who selected an organization pays its water bill', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const bills = billWords[language]
      const cast = await castOf(city)
      const { resident } = city.origins
      const bakery = await putAccount(city, { organizationId: cast.organizationId }, 6120)
      await signIn(context, { city, cast, role: 'manager' })
      const chosen = await context.request.put('/api/users', {
        headers: { origin: resident },
        data: { selectedOrganization: cast.organizationId },
      })
      expect(chosen.status()).toBe(200)
      await page.goto('/payment/water-bill-payment-records')
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: bills.pay }).first())
      await expect(page.getByLabel(say.amount)).toHaveValue('61.20')
      await expect(page.getByLabel(say.account)).toHaveValue(bakery.number)
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.next }))
      await payByCard(providerPage(page), hands)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.paid)
      await expectSound(page)

      // It belongs to the organization, not to the person who paid.
      const paid = page.getByRole('row').filter({ hasText: bakery.number })
      await page.goto('/payment/payment-history')
      await expect(paid.filter({ hasText: bills.paidHere })).toContainText('$61.20')
      await page.goto('/payment/water-bill-payment-records')
      await expect(main.getByText(bills.nothingDue).first()).toBeVisible()
      await expect(main.getByRole('link', { name: bills.pay })).toHaveCount(0)
    })
  })
}

test('a payment whose window was closed is found on return', async ({ page, context, city }) => {
  const water = await owingAccount(city)
  await page.goto(`/payment?accountNumber=${water}&amount=23.45`)
  await expectAlive(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const provider = providerPage(page)
  await provider.getByLabel('Card number').fill('4111111111111111')
  await provider.getByLabel('Expires').fill('12/40')
  const address = page.url()
  await provider.getByLabel('ZIP code').fill('60120')
  // The request arrives; the visitor leaves before the reply.
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

  test('a payment leads to the provider’s page and back', async ({ page, city }) => {
    const water = await owingAccount(city)
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
