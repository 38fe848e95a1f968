import { waitForMail, putAccount } from '@portal/local/testing'
import { chargePastPortal, payByNonce } from './at-the-provider.ts'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    find: 'Find a payment',
    search: 'Search',
    reason: 'Reason',
    refund: 'Refund the payment',
    ask: 'Refund $61.20?',
    cancel: 'Cancel',
    lacking: 'Enter a reason.',
    refunded: 'The payment was refunded.',
    voided: 'Voided',
    returned: 'This payment was returned',
    listed: 'Returned',
    due: '$61.20',
    because: 'Paid twice by mistake.',
    limit: 'Above $500.00, another person has to approve the refund.',
    askMuch: 'Refund $750.00?',
    proposed: 'The refund waits for another person to approve it.',
    withdraw: 'Withdraw the refund',
    toApprove: 'Refunds to approve',
    approve: 'Approve and refund',
    decided: 'This refund was already approved, rejected or withdrawn.',
  },
  es: {
    find: 'Buscar un pago',
    search: 'Buscar',
    reason: 'Motivo',
    refund: 'Reembolsar el pago',
    ask: '¿Reembolsar $61.20?',
    cancel: 'Cancelar',
    lacking: 'Escriba un motivo.',
    refunded: 'El pago se reembolsó.',
    voided: 'Anulado',
    returned: 'Este pago fue devuelto',
    listed: 'Devuelto',
    due: '$61.20',
    because: 'Se pagó dos veces por error.',
    limit: 'Por encima de $500.00, otra persona tiene que aprobar el reembolso.',
    askMuch: '¿Reembolsar $750.00?',
    proposed: 'El reembolso espera a que otra persona lo apruebe.',
    withdraw: 'Retirar el reembolso',
    toApprove: 'Reembolsos por aprobar',
    approve: 'Aprobar y reembolsar',
    decided: 'Este reembolso ya se aprobó, rechazó o retiró.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/refund\/approval$/ })
    const say = words[language]

    test('staff refund a payment with a reason, and its payer sees it', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const { resident, staff, mailbox } = city.origins
      const cast = await castOf(city)
      const { number } = await putAccount(city, cast.ids.resident, 6120)
      const reference = await payByNonce(city, {
        cookie: `session=${cast.cookies.resident}`,
        accountNumber: number,
        amount: 61.2,
      })
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await signIn(context, { city, cast, role: 'resident' })

      await page.goto(`${staff}/payments`)
      await expectAlive(page)
      await hands.write(page.getByLabel(say.find), number)
      await hands.press(page.getByRole('main').getByRole('button', { name: say.search }))
      await expect(page.getByRole('row')).toHaveCount(2)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: reference }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
      await expectAlive(page)
      const refund = page.getByRole('button', { name: say.refund })
      await hands.press(refund)
      await expect(page.getByRole('alert').getByText(say.lacking)).toBeVisible()
      await expectSound(page)
      await hands.write(page.getByLabel(say.reason), say.because)
      await hands.press(refund)
      // Asks once, with the amount; cancel sends nothing.
      const question = page.getByRole('alertdialog', { name: say.ask })
      await expectSound(page)
      await hands.press(question.getByRole('button', { name: say.cancel }))
      await expect(page.getByRole('row').filter({ hasText: say.voided })).toHaveCount(0)
      await hands.press(refund)
      await hands.press(question.getByRole('button', { name: say.refund }))
      await expect(question).toHaveCount(0)
      await expect(page.getByText(say.refunded)).toBeVisible()
      await expect(page.getByText(say.because)).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: say.voided })).toHaveCount(1)
      await expect(refund).toHaveCount(0)
      await expectSound(page)

      await page.goto(`${resident}/payment?reference=${reference}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.returned)
      await expect(page.getByText(say.because)).toHaveCount(0)
      await expectSound(page)
      await page.goto(`${resident}/payment/payment-history`)
      await expect(page.getByRole('row').filter({ hasText: say.listed })).toContainText(number)
      await page.goto(`${resident}/payment/water-bill-payment-records`)
      await expect(page.getByText(say.due).first()).toBeVisible()
      const address = `${cast.ids.resident}@home.example`
      await waitForMail(mailbox, address, ({ text }) => text.includes(reference))
    })

    test('a refund above the limit waits for a second person', async ({
      page,
      context,
      browser,
      city,
      hands,
    }) => {
      const { staff } = city.origins
      const cast = await castOf(city)
      const { number } = await putAccount(city, cast.ids.resident, 75_000)
      const reference = await payByNonce(city, {
        cookie: `session=${cast.cookies.resident}`,
        accountNumber: number,
        amount: 750,
      })
      const colleagues = await staffOf(city)
      await signIn(context, { city, cast: colleagues, role: 'finance' })
      await page.goto(`${staff}/payments?term=${reference}`)
      await expectAlive(page)
      await hands.press(page.getByRole('link', { name: reference }))
      await expect(page.getByText(say.limit)).toBeVisible()
      await expectAlive(page)
      await hands.write(page.getByLabel(say.reason), say.because)
      await hands.press(page.getByRole('button', { name: say.refund }))
      const question = page.getByRole('alertdialog', { name: say.askMuch })
      await hands.press(question.getByRole('button', { name: say.refund }))
      await expect(page.getByText(say.proposed)).toBeVisible()
      await expect(page.getByRole('button', { name: say.withdraw })).toBeVisible()
      await expect(page.getByRole('button', { name: say.approve })).toHaveCount(0)
      await expectSound(page)

      const second = await browser.newContext({ viewport: options.viewport })
      await signIn(second, { city, cast: colleagues, role: 'staff' })
      const other = await second.newPage()
      await other.goto(`${staff}/?lng=${language}`)
      await expectAlive(other)
      await other.getByRole('main').getByRole('link', { name: say.toApprove }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(say.toApprove)
      await other.getByRole('link', { name: reference }).click()
      await expectSound(other)
      await other.getByRole('button', { name: say.approve }).click()
      await expect(other.getByText(say.refunded)).toBeVisible()
      await expect(other.getByRole('row').filter({ hasText: say.voided })).toHaveCount(1)
      await expectSound(other)
      await second.close()

      // The first person's page is of before.
      await hands.press(page.getByRole('button', { name: say.withdraw }))
      await expect(page.getByRole('alert').getByText(say.decided)).toBeVisible()
    })
  })
}

test(
  'a charge that we do not have is listed, and staff see to it',
  { tag: LONG },
  async ({ page, context, startCity }) => {
    const city = await startCity()
    const invoiceNumber = 'P0000000000000000001'
    await chargePastPortal(city, { invoiceNumber, amount: '47.11' })
    // The daily comparison.
    await city.runScheduled('17 * * * *')
    await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
    await page.goto(`${city.origins.staff}/payments`)
    await expectAlive(page)
    await page.getByRole('main').getByRole('link', { name: 'Payment discrepancies' }).click()
    await expect(page.getByText('a charge that we do not have')).toBeVisible()
    await expect(page.getByText('$47.11')).toBeVisible()
    await expectSound(page)
    await page.getByLabel('What was done about it').fill('Entered by hand; booked by hand.')
    await page.getByRole('button', { name: 'Mark as resolved' }).click()
    await expect(page.getByText('Entered by hand; booked by hand.')).toBeVisible()
    await expect(page.getByLabel('What was done about it')).toHaveCount(0)
    await expectSound(page)
  },
)
