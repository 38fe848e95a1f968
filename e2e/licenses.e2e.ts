import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { payByCard, providerPage } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    number: 'R-1031',
    pin: '310775',
    title: 'Renew a business license',
    account: 'Account Number',
    continue: 'Continue',
    wrong: /We found no license with this year/,
    costs: 'What the renewal costs',
    penalty: /More than 30 days late, 25%: \$86\.25/,
    pay: 'Go to the payment',
    next: 'Next',
    paid: 'Thank you for your payment',
    valid: 'This license is valid',
    unknown: 'There is no license with this code.',
    fees: 'Fee schedules',
    kind: 'Water heater',
    first: 'First day',
    amount: 'Base fee: Amount in dollars',
    preview: 'Preview',
    change: /\$41\.00, now \$40\.00 \(\+\$1\.00\)/,
    set: 'Set these fees',
    takeBack: 'Take these fees back',
    overlap: /There are already fees from January 1, 2030/,
  },
  es: {
    number: 'S-2207',
    pin: '220719',
    title: 'Renovar una licencia comercial',
    account: 'Número de cuenta',
    continue: 'Continuar',
    wrong: /No encontramos una licencia con este año/,
    costs: 'Cuánto cuesta la renovación',
    penalty: /Más de 30 días de atraso, 25%: \$25\.00/,
    pay: 'Ir al pago',
    next: 'Siguiente',
    paid: 'Gracias por su pago',
    valid: 'Esta licencia es válida',
    unknown: 'No hay ninguna licencia con este código.',
    fees: 'Tarifas',
    kind: 'Calefacción',
    first: 'Primer día',
    amount: 'Tarifa base: Monto en dólares',
    preview: 'Vista previa',
    change: /\$41\.00, ahora \$50\.00 \(−\$9\.00\)/,
    set: 'Fijar estas tarifas',
    takeBack: 'Retirar estas tarifas',
    overlap: /Ya hay tarifas desde el 1 de enero de 2030/,
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    // An overlapping schedule is refused, and the unknown code is missing.
    test.use({ ...options, refusals: /^\/api\/(?:fee-schedules|licenses\/check)/ })
    const say = words[language]

    test('a late renewal is paid with its penalty, and checked by its code', async ({
      page,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press, write } = hands
      await page.goto(`/businesslicense?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expectSound(page)
      await write(main.getByLabel(say.account), say.number)
      await write(main.getByLabel('PIN'), '000000')
      await press(main.getByRole('button', { name: say.continue }))
      await expect(main.getByText(say.wrong)).toBeVisible()
      await write(main.getByLabel('PIN'), say.pin)
      await press(main.getByRole('button', { name: say.continue }))
      await expect(main.getByText(say.costs)).toBeVisible()
      await expect(main.getByText(say.penalty)).toBeVisible()
      await expectSound(page)
      await press(main.getByRole('button', { name: say.pay }))
      await expect(page).toHaveURL(/\/payment\?accountNumber=\d{8}&accountType=Form\+Fee/)
      await expectAlive(page)
      await expect(main.getByText(say.number)).toBeVisible()
      const code = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await main.innerText())?.[0] ?? ''
      await press(main.getByRole('button', { name: say.next }))
      await payByCard(providerPage(page), pointer)
      await expect(main.getByRole('heading', { level: 1, name: say.paid })).toBeFocused()

      await page.goto(`/license/${code}?lng=${language}`)
      await expect(main.getByText(say.valid)).toBeVisible()
      await expectSound(page)
      const pdf = await page.request.get(`${city.origins.resident}/api/licenses/check/${code}/pdf`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      await page.goto(`/license/NONE?lng=${language}`)
      await expect(main.getByRole('heading', { level: 1, name: say.unknown })).toBeVisible()
    })

    test('finance sets new fees from a day, and days that others have are refused', async ({
      page,
      context,
      hands,
      main,
      startCity,
    }) => {
      test.slow()
      const { press, write } = hands
      const city = await startCity()
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await page.goto(`${city.origins.staff}/fee_schedules?lng=${language}`)
      await expectAlive(page)
      await expectSound(page)
      await press(main.getByRole('link', { name: say.kind, exact: true }))
      await expect(main.getByRole('heading', { level: 1, name: say.kind })).toBeVisible()
      const fill = async (day: string) => {
        await main.getByLabel(say.first).fill(day)
        await write(main.getByLabel(say.amount), '41.00')
        await press(main.getByRole('button', { name: say.preview }))
      }
      await fill('2030-01-01')
      await expect(main.getByText(say.change)).toBeVisible()
      await expectSound(page)
      await press(main.getByRole('button', { name: say.set }))
      // The page has the new version, and its form the fields of the next one.
      await expect(main.getByRole('button', { name: say.takeBack })).toBeVisible()
      await fill('2029-06-01')
      await expect(main.getByText(say.overlap)).toBeVisible()
      await expectSound(page)
    })
  })
}
