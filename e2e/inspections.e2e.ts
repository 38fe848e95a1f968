import { bookedVisitOf, putIssuedPermit } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { payByCard, providerPage } from './provider-page.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    next: /^Next: /,
    name: 'Who will be there',
    phone: 'Their phone number',
    book: 'Book the inspection',
    booked: /^Booked: /,
    another: 'Choose another time',
    move: 'Move the inspection',
    afternoon: /12.PM to 4/,
    comment: /What you found/,
    fail: 'Did not pass',
    pass: 'Passed',
    failed: 'Did not pass',
    fee: 'A fee is due first',
    pay: /^Pay \$65/,
    paid: 'Thank you for your payment',
    goOn: 'Next',
    complete: 'Complete',
  },
  es: {
    next: /^Lo siguiente: /,
    name: 'Quién estará allí',
    phone: 'Su teléfono',
    book: 'Reservar la inspección',
    booked: /^Reservada: /,
    another: 'Elegir otro horario',
    move: 'Cambiar el horario',
    afternoon: /12.p\.m\. a 4/,
    comment: /Lo que encontró/,
    fail: 'No aprobó',
    pass: 'Aprobada',
    failed: 'No aprobó',
    fee: 'Primero hay una tarifa que pagar',
    pay: /^Pagar \$65/,
    paid: 'Gracias por su pago',
    goOn: 'Siguiente',
    complete: 'Completa',
  },
} as const

// The smallest PNG.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a roof fails twice, its fee is paid, and it passes to its end', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const residents = await castOf(city)
      const staff = await castOf(city, 'staff')
      const permit = await putIssuedPermit(city, {
        userId: residents.ids.resident,
        inspectorId: staff.ids.staff,
      })
      await signIn(context, { city, cast: residents, role: 'resident' })
      await signIn(context, { city, cast: staff, role: 'staff' })
      const open = async () => {
        await page.goto(
          `${city.origins.resident}/permits/${permit.year}/${permit.number}?lng=${language}`,
        )
        await expectAlive(page)
      }
      const book = async () => {
        await expect(main.getByRole('heading', { level: 2, name: say.next })).toBeVisible()
        await hands.check(main.getByRole('radio').first())
        await main.getByLabel(say.name).fill('Denise Clark')
        await main.getByLabel(say.phone).fill('847-555-0116')
        await hands.press(main.getByRole('button', { name: say.book }))
        await expect(main.getByRole('heading', { level: 2, name: say.booked })).toBeVisible()
      }
      /** On the inspector's list of the day that is booked. */
      const inspect = async (button: string, comment: string) => {
        // A booking takes the inspector with the most room, who may be another journey's.
        const { day, inspectorId } = await bookedVisitOf(city, permit)
        const list = new URLSearchParams({ day, inspector: inspectorId, lng: language })
        await page.goto(`${city.origins.staff}/inspections/today?${list}`)
        await expectAlive(page)
        const visit = main.getByRole('article').filter({ hasText: String(permit.number) })
        await expectSound(page)
        if (comment !== '') {
          await visit.getByLabel(say.comment).fill(comment)
          await visit
            .locator('input[type=file]')
            .setInputFiles({ name: 'valley.png', mimeType: 'image/png', buffer: png })
        }
        await hands.press(visit.getByRole('button', { name: button, exact: true }))
        await expect(visit.getByRole('button', { name: say.pass, exact: true })).toHaveCount(0)
      }

      await open()
      await expectSound(page)
      await book()
      await expectSound(page)
      // Another time.
      await hands.press(main.getByText(say.another))
      const other = main.getByRole('group').filter({ hasText: say.another }).getByRole('radio')
      await other.nth(1).check()
      await hands.press(main.getByRole('button', { name: say.move }))
      await expect(main.getByRole('paragraph').filter({ hasText: say.afternoon })).toBeVisible()

      await inspect(say.fail, 'Two courses short at the valley.')
      await open()
      await expect(main.getByText('Two courses short at the valley.').first()).toBeVisible()
      await expect(main.getByRole('img').first()).toBeVisible()
      await book()
      await inspect(say.fail, 'Still one course short.')
      await open()
      await expect(main.getByRole('heading', { level: 2, name: say.fee })).toBeVisible()
      await expect(main.getByRole('button', { name: say.book })).toHaveCount(0)
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.pay }))
      await expect(page).toHaveURL(/\/paymentLPI/)
      await expectAlive(page)
      await hands.press(main.getByRole('button', { name: say.goOn }))
      await payByCard(providerPage(page), pointer)
      await expect(main.getByRole('heading', { level: 1, name: say.paid })).toBeFocused()

      await open()
      await book()
      await inspect(say.pass, '')
      await open()
      // The final one.
      await book()
      await inspect(say.pass, '')
      await open()
      await expect(main.getByText(say.complete).first()).toBeVisible()
      await expectSound(page)
    })
  })
}

test('a result recorded by mistake is corrected, and its bill is gone', async ({
  page,
  context,
  city,
  main,
}) => {
  test.slow()
  const say = words.en
  const residents = await castOf(city)
  const staff = await castOf(city, 'staff')
  const permit = await putIssuedPermit(city, {
    userId: residents.ids.resident,
    inspectorId: staff.ids.staff,
  })
  await signIn(context, { city, cast: residents, role: 'resident' })
  await signIn(context, { city, cast: staff, role: 'staff' })
  const publicPage = `${city.origins.resident}/permits/${permit.year}/${permit.number}`
  const visit = main.getByRole('article').filter({ hasText: String(permit.number) })
  for (const comment of ['Two courses short.', 'Still one course short.']) {
    await page.goto(publicPage)
    await expectAlive(page)
    await main.getByRole('radio').first().check()
    await main.getByLabel(say.name).fill('Denise Clark')
    await main.getByLabel(say.phone).fill('847-555-0116')
    await main.getByRole('button', { name: say.book }).click()
    await expect(main.getByRole('heading', { level: 2, name: say.booked })).toBeVisible()
    const { day, inspectorId } = await bookedVisitOf(city, permit)
    const list = new URLSearchParams({ day, inspector: inspectorId })
    await page.goto(`${city.origins.staff}/inspections/today?${list}`)
    await expectAlive(page)
    const open = visit.filter({ has: page.getByRole('button', { name: say.pass, exact: true }) })
    await open.getByLabel(say.comment).fill(comment)
    await open.getByRole('button', { name: say.fail, exact: true }).click()
    await expect(open).toHaveCount(0)
  }
  await page.goto(publicPage)
  await expect(main.getByRole('heading', { level: 2, name: say.fee })).toBeVisible()

  await page.goBack()
  await expectAlive(page)
  const mistaken = visit.filter({ hasText: 'Still one course short.' })
  await mistaken.locator('summary', { hasText: 'Correct this result' }).click()
  await expectSound(page)
  await mistaken.getByLabel(say.pass, { exact: true }).check()
  await mistaken.getByLabel(say.comment).fill('')
  await mistaken.getByRole('button', { name: 'Correct this result' }).click()
  await expect(mistaken.getByRole('link', { name: 'Say what was wrong.' })).toBeVisible()
  await mistaken.getByLabel('What was wrong').fill('The other half of the roof was meant.')
  await mistaken.getByRole('button', { name: 'Correct this result' }).click()
  const corrected = visit.filter({ hasText: 'Recorded by mistake' })
  await corrected.locator('summary', { hasText: 'Recorded by mistake' }).click()
  await expect(corrected.getByText('The other half of the roof was meant.')).toBeVisible()
  await expect(corrected.getByText('Still one course short.')).toBeVisible()
  await expectSound(page)

  await page.goto(publicPage)
  await expect(main.getByRole('heading', { level: 2, name: say.next })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: say.fee })).toHaveCount(0)
})

test('administrators set when inspections can be booked', async ({ page, context, city, main }) => {
  const staff = await castOf(city, 'staff')
  await signIn(context, { city, cast: staff, role: 'staff' })
  await page.goto(`${city.origins.staff}/inspections`)
  await expectAlive(page)
  await main.getByLabel('Morning until').selectOption('8 AM')
  await main.getByLabel('Hours in which an inspector can correct a result').fill('72')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(main.getByRole('link', { name: /Morning until/ })).toBeVisible()
  await expectSound(page)
  await main.getByLabel('Morning until').selectOption('12 PM')
  await save.click()
  await expect(page.getByText('The times of booking were saved.')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Hours in which an inspector can correct a result')).toHaveValue(
    '72',
  )
})
