import { putDuePermit } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { payByCard, providerPage, providerWords } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    service: 'Quick permit',
    pay: 'Pay $130.00',
    next: 'Next',
    deny: 'Deny',
    reason: 'Reason',
    denied: 'Denied',
    thanks: 'Thank you for your payment',
    refund: 'Paid: refund it',
    payments: 'Open its payments',
    amount: '$130.00',
  },
  es: {
    service: 'Permiso rápido',
    pay: 'Pagar $130.00',
    next: 'Siguiente',
    deny: 'Negar',
    reason: 'Motivo',
    denied: 'Negado',
    thanks: 'Gracias por su pago',
    refund: 'Pagado: reembólselo',
    payments: 'Abrir sus pagos',
    amount: '$130.00',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(240_000)
    const say = words[language]

    test('an application is denied while its fee is being paid: it stays denied, and staff refund', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const [residents, staff] = await Promise.all([castOf(city), castOf(city, 'staff')])
      const permit = await putDuePermit(city, residents.ids.resident, language)
      await signIn(context, { city, cast: residents, role: 'resident' })
      await signIn(context, { city, cast: staff, role: 'staff' })
      await page.goto('/in_progress')
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.service }).first())
      await expect(main.getByRole('link', { name: say.pay })).toBeVisible()
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.pay }))
      const next = main.getByRole('button', { name: say.next, exact: true })
      await expect(next).toBeVisible()
      await expectAlive(page)
      await hands.press(next)
      await expect(providerPage(page).getByLabel(providerWords.cardNumber)).toBeVisible()

      // The card page is open while the clerk decides.
      const desk = await context.newPage()
      await desk.goto(`${city.origins.staff}/permits/${permit.id}`)
      await expectAlive(desk)
      const panel = desk.getByRole('main')
      await panel.locator('summary').filter({ hasText: say.deny }).click()
      await panel.getByLabel(say.reason).fill('Too close to the lot line.')
      await panel.getByRole('button', { name: say.deny, exact: true }).click()
      await expect(panel.getByText(say.denied, { exact: true }).first()).toBeVisible()
      await expectSound(desk)

      await payByCard(providerPage(page), pointer)
      await expect(main.getByRole('heading', { level: 1, name: say.thanks })).toBeFocused()
      await expectSound(page)
      await page.goto(permit.path)
      await expect(main.getByText('Too close to the lot line.').first()).toBeVisible()
      await expectSound(page)

      await desk.reload()
      await expectAlive(desk)
      await expect(panel.getByText(say.refund).first()).toBeVisible()
      await expectSound(desk)
      await panel.getByRole('link', { name: say.payments }).click()
      await expect(desk).toHaveURL(/\/requests\//)
      await expect(desk.getByText(say.amount).first()).toBeVisible()
    })
  })
}
