import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    refused: 'Refused',
    amount:
      'The amount must be whole cents, with a minus behind them for a credit, at most 10 digits.',
    nothing: 'Nothing of this batch took effect.',
    back: 'All billing imports',
  },
  es: {
    refused: 'Rechazado',
    amount:
      'El monto debe ser en centavos enteros, con un menos detrás si es un crédito, de 10 dígitos como máximo.',
    nothing: 'Nada de este lote se aplicó.',
    back: 'Todas las importaciones',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a clerk reads which rows of a billing batch were refused, and why', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const staff = await castOf(city, 'staff')
      const { staff: origin } = city.origins
      const name = `nightly-${crypto.randomUUID()}`
      const sent = await context.request.post(`${origin}/api/billing/batches?batchId=${name}`, {
        headers: {
          origin,
          cookie: `staff_session=${staff.cookies.staff}`,
          'content-type': 'text/csv',
        },
        data: [
          'kind,customerId,locationId,streetNumber,address1,city,state,zip,balance',
          'account,9001,9002,10,10 Main St,Elgin,IL,60120,12.50',
          '',
        ].join('\r\n'),
      })
      expect(sent.status()).toBe(422)
      await signIn(context, { city, cast: staff, role: 'staff' })
      await page.goto(`${origin}/billing_imports?lng=${language}`)
      await expectAlive(page)
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row).toContainText(say.refused)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page.getByText(say.nothing)).toBeVisible()
      const wrong = page.getByRole('row').filter({ hasText: 'balance' })
      await expect(wrong).toContainText('2')
      await expect(wrong).toContainText(say.amount)
      await expectSound(page)
      await page.reload()
      await expect(wrong).toContainText(say.amount)
      await hands.press(page.getByRole('link', { name: say.back }))
      await expect(row).toBeVisible()
    })
  })
}
