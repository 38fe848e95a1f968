import type { Page } from '@playwright/test'
import pg from 'pg'
import { putAccount, type TestCity } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { type Hands, pointer } from './hands.ts'
import { LONG } from './long.ts'
import { decliningZip } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    add: 'Save card',
    number: 'Card number',
    month: 'Expiration month',
    year: 'Expiration year',
    code: 'Security code',
    zip: 'Billing ZIP code',
    name: 'Name on the card',
    amount: 'Amount',
    wrong: 'Enter an amount in dollars and cents',
    lacking: 'Enter the card number.',
    pay: 'Pay',
    payWith: 'Pay with',
    oneTime: 'A card, this time only',
    saved: 'Visa ending in 1111',
    expires: 'expires December 2036',
    autopay: 'Pay this account’s bills with it from now on (autopay)',
    declined: 'The payment was declined. You were not charged.',
    paid: 'Thank you for your payment',
    autopayOn: /^Autopay is on/,
    bill: 'Building permit payment',
  },
  es: {
    add: 'Guardar tarjeta',
    number: 'Número de tarjeta',
    month: 'Mes de vencimiento',
    year: 'Año de vencimiento',
    code: 'Código de seguridad',
    zip: 'Código postal de facturación',
    name: 'Nombre en la tarjeta',
    amount: 'Monto',
    wrong: 'Escriba un monto en dólares y centavos',
    lacking: 'Escriba el número de la tarjeta.',
    pay: 'Pagar',
    payWith: 'Pagar con',
    oneTime: 'Una tarjeta, solo esta vez',
    saved: 'Visa terminada en 1111',
    expires: 'vence en diciembre de 2036',
    autopay: 'Pagar con ella las facturas de esta cuenta en adelante (pago automático)',
    declined: 'El pago fue rechazado. No se cobró nada.',
    paid: 'Gracias por su pago',
    autopayOn: /^El pago automático está activado/,
    bill: 'Pago de permiso de construcción',
  },
} as const

type Words = (typeof words)['en' | 'es']

/** Into the form on our own page. */
async function typeCard(page: Page, { choose, write }: Hands, say: Words, zip = '60120') {
  const form = page.getByRole('main')
  await write(form.getByLabel(say.number), '4111 1111 1111 1111')
  await choose(form.getByLabel(say.month), '12')
  await choose(form.getByLabel(say.year), '2036')
  await write(form.getByLabel(say.code), '900')
  await write(form.getByLabel(say.zip), zip)
  await write(form.getByLabel(say.name), 'Pat Sample')
}

/** A city without the hosted page, for this journey only. */
async function olderCity(startCity: () => Promise<TestCity>): Promise<TestCity> {
  const city = await startCity()
  const client = new pg.Client(city.databaseUrl)
  await client.connect()
  await client.query(
    `insert into feature_flags (name, is_enabled, updated_at) values ('EnableCORE', false, now())`,
  )
  await client.end()
  return city
}

for (const { title, language, options } of conditions) {
  // The second language repeats the first with other input; the form is an old one.
  test.describe(title, language === 'es' ? { tag: LONG } : {}, () => {
    test.use({ ...options, refusals: /\/api\/payment$/ })
    const say = words[language]

    test('a resident pays by the older form: a card that is declined, another one, a saved one', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      test.slow()
      const city = await olderCity(startCity)
      const cast = await castOf(city)
      const userId = cast.ids.resident
      const { resident } = city.origins
      const { number } = await putAccount(city, userId, 6120)
      await signIn(context, { city, cast, role: 'resident' })
      const asked = `${resident}/payment?accountNumber=${number}&amount=20.00`
      const pay = main.getByRole('button', { name: say.pay, exact: true })
      const paid = page.getByRole('heading', { level: 1, name: say.paid })

      await page.goto(asked)
      await expectAlive(page)
      await expect(main.getByLabel(say.autopay)).toBeDisabled()
      await hands.press(pay)
      await expect(main.getByText(say.lacking)).toBeVisible()
      await expectSound(page)
      const amount = main.getByLabel(say.amount)
      await amount.clear()
      await hands.write(amount, '0.99')
      await hands.press(pay)
      await expect(main.getByText(say.wrong)).toBeVisible()
      await expect(amount).toBeFocused()
      await amount.clear()
      await hands.write(amount, '20.00')
      await typeCard(page, hands, say, decliningZip)
      await hands.press(pay)
      await expect(main.getByText(say.declined)).toBeVisible()
      await expectSound(page)
      await main.getByLabel(say.zip).clear()
      await hands.write(main.getByLabel(say.zip), '60120')
      await hands.press(pay)
      await expect(paid).toBeVisible()
      await expect(main.getByText('$20.00')).toBeVisible()
      await expectSound(page)

      await page.goto(`${resident}/add-stored-payment`)
      await expectAlive(page)
      await typeCard(page, hands, say)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.add }))
      await expect(page.locator('#payment-methods-section').getByText(say.saved)).toBeVisible()

      await page.goto(asked.replace('20.00', '15.00'))
      await expectAlive(page)
      await expect(main.getByLabel(say.number)).toHaveCount(0)
      await hands.choose(main.getByLabel(say.payWith, { exact: true }), say.oneTime)
      await expect(main.getByLabel(say.number)).toBeVisible()
      await hands.choose(
        main.getByLabel(say.payWith, { exact: true }),
        `${say.saved}, ${say.expires}`,
      )
      await hands.check(main.getByLabel(say.autopay))
      await expectSound(page)
      await hands.press(pay)
      await expect(paid).toBeVisible()
      await expect(page.getByText(say.autopayOn)).toBeVisible()
    })
  })
}

test.describe('where the hosted page is switched off for all', { tag: LONG }, () => {
  const say = words.en

  test('a guest pays a water bill by the older form, and a resident a permit', async ({
    page,
    context,
    startCity,
    main,
  }) => {
    test.slow()
    const city = await olderCity(startCity)
    const { resident } = city.origins
    const pay = main.getByRole('button', { name: say.pay, exact: true })
    const paid = page.getByRole('heading', { level: 1, name: say.paid })

    await page.goto(`${resident}/payment`)
    await expectAlive(page)
    await main.getByLabel('Account number').fill('1004-5004')
    await main.getByRole('button', { name: 'Look up what is due' }).click()
    await expect(main.getByText(/is due|No upcoming bills/)).toBeVisible()
    await main.getByLabel('Email for your receipt').fill('guest@home.example')
    await typeCard(page, pointer, say)
    await expectSound(page)
    await pay.click()
    await expect(paid).toBeVisible()
    await expectSound(page)

    await signIn(context, { city, cast: await castOf(city), role: 'resident' })
    await page.goto(`${resident}/a0P70000000FENCE`)
    await expect(main.getByRole('heading', { level: 1, name: say.bill })).toBeVisible()
    await expectAlive(page)
    await typeCard(page, pointer, say)
    await expectSound(page)
    await pay.click()
    await expect(paid).toBeVisible()
    await expect(main.getByText('$45.90')).toBeVisible()
  })
})
