import type { Locator } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    add: 'Add Maintenance Period',
    dialog: 'New maintenance period',
    english: 'English text',
    spanish: 'Spanish text',
    startTime: 'Starts at',
    startMeridiem: 'Start: AM or PM',
    endTime: 'Ends at',
    endMeridiem: 'End: AM or PM',
    everyDay: 'Every day',
    monday: 'Monday',
    next: 'Next',
    step1: 'Step 2 of 2: the downtime itself',
    save: 'Save',
    added: 'The maintenance period was added.',
    enabled: 'Enabled',
    disabled: 'Disabled',
    warned: 'Residents are being warned of maintenance.',
    remove: 'Delete: Bills are being moved.',
    delete: 'Delete',
    deleted: 'The maintenance period was deleted.',
    warning: 'Maintenance warning',
    text: 'Bills are being moved.',
    continue: 'Next',
    find: 'Find what is due',
    closed: 'Closed for maintenance',
    reopens: /Payment opens again on .+/,
    total: 'Total to pay: $12.34',
  },
  es: {
    add: 'Agregar un período de mantenimiento',
    dialog: 'Período de mantenimiento nuevo',
    english: 'Texto en inglés',
    spanish: 'Texto en español',
    startTime: 'Empieza a las',
    startMeridiem: 'Inicio: AM o PM',
    endTime: 'Termina a las',
    endMeridiem: 'Fin: AM o PM',
    everyDay: 'Todos los días',
    monday: 'Lunes',
    next: 'Siguiente',
    step1: 'Paso 2 de 2: la interrupción',
    save: 'Guardar',
    added: 'Se agregó el período de mantenimiento.',
    enabled: 'Habilitado',
    disabled: 'Deshabilitado',
    warned: 'Se está avisando a los residentes de un mantenimiento.',
    remove: 'Eliminar: Se están trasladando las facturas.',
    delete: 'Eliminar',
    deleted: 'Se eliminó el período de mantenimiento.',
    warning: 'Aviso de mantenimiento',
    text: 'Se están trasladando las facturas.',
    continue: 'Siguiente',
    find: 'Buscar cuánto se debe',
    closed: 'Cerrado por mantenimiento',
    reopens: /El pago vuelve a abrir el .+/,
    total: 'Total a pagar: $12.34',
  },
} as const

type Words = (typeof words)['en' | 'es']

/** Both texts, and a time of a whole day; the days are chosen later. */
async function fillStep(dialog: Locator, hands: Hands, w: Words): Promise<void> {
  // The other step's fields are hidden.
  const field = (label: string) => dialog.getByLabel(label).filter({ visible: true })
  await hands.write(field(w.english), words.en.text)
  await hands.write(field(w.spanish), words.es.text)
  await hands.write(field(w.startTime), '1200')
  await hands.choose(field(w.startMeridiem), 'AM')
  await hands.write(field(w.endTime), '1200')
  await hands.choose(field(w.endMeridiem), 'AM')
  await expect(field(w.startTime)).toHaveValue('12:00')
}

/** The city's today and tomorrow, so that the period does not end during the test. */
const nextDays = (language: string): readonly string[] =>
  [0, 24].map((hours) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'America/Chicago' }).format(
      new Date().setUTCHours(new Date().getUTCHours() + hours),
    ),
  )

// Closing bill pay affects everyone, so these journeys have their own city.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/api\/payments$/ })

    test('staff close bill pay with a warning, and open it again', async ({
      page,
      context,
      startCity,
      hands,
      main,
    }) => {
      const w = words[language]
      const city = await startCity()
      const { resident, staff } = city.origins
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })

      await page.goto(`${staff}/billing_maintenance_settings`)
      await expectAlive(page)
      await expect(page.getByText(w.enabled, { exact: true })).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: w.add }))
      const dialog = page.getByRole('dialog', { name: w.dialog })
      await expect(dialog.getByRole('button', { name: w.next })).toBeDisabled()
      await fillStep(dialog, hands, w)
      const day = (label: string) => dialog.getByLabel(label).filter({ visible: true })
      await hands.check(day(w.monday))
      await hands.check(day(w.everyDay))
      await expect(day(w.monday)).not.toBeChecked()
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: w.next }))
      await expect(dialog.getByRole('heading', { name: w.step1 })).toBeFocused()
      await expect(dialog.getByRole('button', { name: w.save })).toBeDisabled()
      await fillStep(dialog, hands, w)
      for (const name of nextDays(language)) await hands.check(day(name))
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: w.save }))
      await expect(page.getByText(w.added)).toBeVisible()
      await expect(page.getByText(w.disabled, { exact: true })).toBeVisible()
      await expect(page.getByText(w.warned)).toBeVisible()
      await expectSound(page)

      // A resident is warned, and a banner says that bills cannot be paid.
      await page.goto(`${resident}/dashboard`)
      const warning = page.getByRole('dialog', { name: w.warning })
      await expect(warning).toContainText(w.text)
      await page.keyboard.press('Escape')
      await expect(warning).toHaveCount(0)
      const closed = await page.request.get(`${resident}/api/paymentMaintenanceInfo`)
      expect(await closed.json()).toMatchObject({ onlineBillPayEnabled: false })

      // The payment screen says when it opens again; the server refuses, too.
      const pay = main.getByRole('button', { name: w.continue })
      await page.goto(`${resident}/payment?accountNumber=1004-5004&amount=12.34`)
      await expectAlive(page)
      await expect(main.getByText(w.reopens)).toBeVisible()
      await expect(pay).toBeDisabled()
      await expect(pay).toHaveAccessibleDescription(w.closed)
      await expectSound(page)
      // Fees are not affected.
      await page.goto(`${resident}/payment?accountType=CITATION`)
      await expectAlive(page)
      await expect(main.getByRole('button', { name: w.find })).toBeEnabled()
      await expect(main.getByText(w.reopens)).toHaveCount(0)
      const refused = await page.request.post(`${resident}/api/payments`, {
        headers: { origin: resident },
        data: {
          transactionType: 'UTILITY',
          items: [{ accountNumber: '1004-5004', amount: 12.34 }],
          activityId: null,
          email: null,
        },
      })
      expect(refused.status()).toBe(503)
      expect(await refused.json()).toMatchObject({ code: 'Billing.MaintenanceClosed' })

      await page.goto(`${staff}/billing_maintenance_settings`)
      await expectAlive(page)
      await hands.press(page.getByRole('link', { name: w.remove }))
      await hands.press(page.getByRole('dialog').getByRole('button', { name: w.delete }))
      await expect(page.getByText(w.deleted)).toBeVisible()
      await expect(page.getByText(w.enabled, { exact: true })).toBeVisible()
      const open = await page.request.get(`${resident}/api/paymentMaintenanceInfo`)
      expect(await open.json()).toMatchObject({ onlineBillPayEnabled: true })
      await page.goto(`${resident}/payment?accountNumber=1004-5004&amount=12.34`)
      await expectAlive(page)
      await hands.press(pay)
      await expect(page.getByText(w.total)).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('staff write a period on the page itself, and see its errors', async ({
    page,
    context,
    city,
  }) => {
    await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
    await page.goto(`${city.origins.staff}/billing_maintenance_settings?add=1`)
    await page.getByLabel('Warn residents beforehand').uncheck()
    await page.getByLabel('Close online bill pay').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    const report = page.getByRole('alert').first()
    await expect(report).toContainText('Downtime: Enter the English text.')
    await expect(report).not.toContainText('Warning:')
    await expectSound(page)
  })
})
