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
    addLine: 'Add a line',
    lines: [
      ['Name, English', 'Street use'],
      ['Name, Spanish', 'Uso de la calle'],
      ['Source', 'Resolution 26-9'],
      ['Amount', '10'],
    ],
    remove: 'Remove line 2',
    bill: 'The fee would be $140.00.',
    askFee: 'Ask for $140.00',
    rule: 'Each square foot: 300 square feet',
    waits: 'The applicant has to pay $140.00.',
    pay: 'Pay $140.00',
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
    addLine: 'Agregar una línea',
    lines: [
      ['Nombre en inglés', 'Street use'],
      ['Nombre en español', 'Uso de la calle'],
      ['Fuente', 'Resolution 26-9'],
      ['Monto', '10'],
    ],
    remove: 'Quitar la línea 2',
    bill: 'La tarifa sería de $140.00.',
    askFee: 'Pedir $140.00',
    rule: 'Cada pie cuadrado: 300 pies cuadrados',
    waits: 'El solicitante tiene que pagar $140.00.',
    pay: 'Pagar $140.00',
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
      // The pressed button is gone: the next thing to do has the focus.
      await expect(button(say.complete)).toBeFocused()
      await press(button(say.complete))
      await expect(main.locator('[data-next-step] :focus')).toHaveCount(1)
      await check(main.getByLabel(say.approved, { exact: true }))
      await press(button(say.finish))
      // Building came first; the approval of zoning approves the application.
      await expect(main.getByText(say.last, { exact: true })).toBeVisible()
      // The form starts over once everything on the page is new.
      await expect(button(say.finish)).not.toHaveAttribute('aria-busy', 'true')
      await check(main.getByLabel(say.approved, { exact: true }))
      await press(button(say.finish))
      await expect(button(say.assess)).toBeVisible()
      await expect(main.locator('[data-next-step] :focus')).toHaveCount(1)
      // The bill is shown while its lines are written, before it is saved.
      await expect(main.getByText(say.rule)).toBeVisible()
      await press(button(say.addLine))
      for (const [label, text] of say.lines) await write(main.getByLabel(label), text)
      await press(button(say.addLine))
      await expectSound(page)
      await press(button(say.remove))
      await expect(button(say.addLine)).toBeFocused()
      await expect(main.getByText(say.bill)).toBeVisible()
      await press(button(say.assess))
      await expect(button(say.askFee)).toBeFocused()
      await press(button(say.askFee))
      await expect(main.getByText(say.waits)).toBeFocused()
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

test('two clerks at one permit see each other, and what the other one did', async ({
  browser,
  context,
  page,
  city,
  main,
}) => {
  const cast = await castOf(city)
  const permit = await putApplication(city, cast.ids.resident, 'en')
  await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  const second = await browser.newContext()
  await signIn(second, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  const { staff } = city.origins
  const api = `${staff}/api/permits/${permit.id}`
  expect((await second.request.get(`${api}/presence`)).status()).toBe(200)
  await page.goto(`${staff}/permits/${permit.id}`)
  await expect(main.getByText('Also looking at it:')).toBeVisible()
  const taken = await second.request.post(`${api}/check`, {
    headers: { origin: staff, 'if-match': '"1"' },
    data: {},
  })
  expect(taken.status()).toBe(200)
  await expect(main.getByText('This permit has changed')).toBeVisible({ timeout: 30_000 })
  await main.getByRole('button', { name: 'Show what changed' }).click()
  await expect(main.getByRole('alert').getByText('Being checked')).toBeVisible()
  await expect(main.getByRole('button', { name: words.en.complete })).toBeFocused()
  await expectSound(page)
  await second.close()
})

test('a permit is opened by its number from any screen', async ({ context, page, city, main }) => {
  const cast = await castOf(city)
  const permit = await putApplication(city, cast.ids.resident, 'en')
  await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
  await page.goto(`${city.origins.staff}/`)
  await expectAlive(page)
  const [, year = '', number = ''] = permit.path.match(/(\d{4})\/(\d+)/) ?? []
  const shown = `${year.slice(2)}-${number.padStart(5, '0')}`
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(`${year}-${number}`)
  // The offer to search all requests has the number with its century.
  const option = page.getByRole('option', { name: new RegExp(`(?<!\\d)${shown}`) }).first()
  await expect(option).toBeVisible()
  await expectSound(page)
  await option.click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText(shown)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a bill with lines of one’s own is shown before it is saved', async ({
    page,
    context,
    city,
  }) => {
    test.slow()
    const cast = await castOf(city)
    const permit = await putApplication(city, cast.ids.resident, 'en')
    await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto(`${city.origins.staff}/permits/${permit.id}`)
    await press(words.en.check)
    await press(words.en.complete)
    for (let review = 0; review < 2; review += 1) {
      await page.getByLabel(words.en.approved, { exact: true }).check()
      await press(words.en.finish)
    }
    for (const [label, text] of words.en.lines) await page.getByLabel(label).fill(text)
    await press('Show the bill')
    await expect(page.getByText(words.en.bill)).toBeVisible()
    await press(words.en.assess)
    await expect(page.getByRole('button', { name: words.en.askFee })).toBeVisible()
    await expectSound(page)
  })
})
