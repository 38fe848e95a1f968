import { putApplication } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { payByCard, providerPage } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    check: 'Start the check',
    complete: 'Complete: send to review',
    finish: 'Finish the review',
    last: 'Finish: Zoning',
    approved: 'Approved',
    corrections: 'Needs corrections',
    comment: 'Comment',
    ask: 'Ask for corrections',
    toCorrect: 'The applicant has to correct the application.',
    assess: 'Work out the fee',
    askFee: 'Ask for $130.00',
    rule: 'Each square foot: 300 square feet',
    waits: 'The applicant has to pay $130.00.',
    pay: 'Pay $130.00',
    next: 'Next',
    thanks: 'Thank you for your payment',
    issue: 'Issue the permit',
    conditions: 'Conditions',
    issued: 'Issued',
    print: 'Print the permit (PDF)',
  },
  es: {
    check: 'Empezar la comprobación',
    complete: 'Completa: enviar a revisión',
    finish: 'Terminar la revisión',
    last: 'Terminar: Zonificación',
    approved: 'Aprobada',
    corrections: 'Necesita correcciones',
    comment: 'Comentario',
    ask: 'Pedir correcciones',
    toCorrect: 'El solicitante tiene que corregir la solicitud.',
    assess: 'Calcular la tarifa',
    askFee: 'Pedir $130.00',
    rule: 'Cada pie cuadrado: 300 pies cuadrados',
    waits: 'El solicitante tiene que pagar $130.00.',
    pay: 'Pagar $130.00',
    next: 'Siguiente',
    thanks: 'Gracias por su pago',
    issue: 'Emitir el permiso',
    conditions: 'Condiciones',
    issued: 'Emitido',
    print: 'Imprimir el permiso (PDF)',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, language })
    const say = words[language]

    test('a permit goes from its application to its issue', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press, write, check } = hands
      const cast = await castOf(city)
      const permit = await putApplication(city, cast.ids.resident, language)
      const desk = `${city.origins.staff}/permits/${permit.id}`
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await page.goto(desk)
      await expectAlive(page)
      await expectSound(page)
      await press(button(say.check))
      await press(button(say.complete))
      await check(main.getByLabel(say.approved, { exact: true }))
      await press(button(say.finish))
      // Building came first; the approval of zoning approves the application.
      await expect(main.getByText(say.last, { exact: true })).toBeVisible()
      await check(main.getByLabel(say.approved, { exact: true }))
      await press(button(say.finish))
      await expect(button(say.assess)).toBeVisible()
      await expectSound(page)
      await press(button(say.assess))
      await expect(main.getByText(say.rule)).toBeVisible()
      await press(button(say.askFee))
      await expect(main.getByText(say.waits)).toBeVisible()
      await expectSound(page)

      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/in_progress')
      await press(main.getByRole('link', { name: /Quick permit|Permiso rápido/ }).first())
      await press(main.getByRole('link', { name: say.pay }))
      await press(button(say.next))
      await payByCard(providerPage(page), pointer)
      await expect(main.getByRole('heading', { level: 1, name: say.thanks })).toBeFocused()

      await page.goto(desk)
      await expectAlive(page)
      await write(main.getByLabel(say.conditions), 'Work only by day.')
      await press(button(say.issue))
      await expect(main.getByText(say.issued, { exact: true }).first()).toBeVisible()
      await expectSound(page)
      await page.goto(permit.path)
      await expect(main.getByText('Work only by day.')).toBeVisible()
      await expect(main.getByRole('link', { name: say.print })).toBeVisible()
      await expectSound(page)
      const pdf = await page.request.get(`${city.origins.resident}/api${permit.path}/pdf`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
    })

    test('corrections that a discipline wants go to the applicant', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press, write, check } = hands
      const cast = await castOf(city)
      const permit = await putApplication(city, cast.ids.resident, language)
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await page.goto(`${city.origins.staff}/permits/${permit.id}`)
      await expectAlive(page)
      await press(button(say.check))
      await press(button(say.complete))
      await check(main.getByLabel(say.corrections, { exact: true }))
      await write(main.getByLabel(say.comment), 'Show the stairs.')
      await press(button(say.finish))
      await expect(main.getByText(say.last, { exact: true })).toBeVisible()
      await check(main.getByLabel(say.approved, { exact: true }))
      await press(button(say.finish))
      await expectSound(page)
      await press(button(say.ask))
      await expect(main.getByText(say.toCorrect)).toBeVisible()
      await page.goto(permit.path)
      await expect(main.getByText(/Show the stairs\./).first()).toBeVisible()
      await expectSound(page)
    })
  })
}
