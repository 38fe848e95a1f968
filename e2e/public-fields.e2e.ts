import { putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

// Each journey has its own record type, since settings apply to the whole city.
const words = {
  en: {
    object: 'LPI_Application__c',
    add: 'Add a type',
    type: 'Type of record',
    typeName: 'LPI Application',
    next: 'Choose its fields',
    title: 'Public fields: LPI Application',
    filter: 'Filter fields',
    term: 'description',
    found: '1 field',
    submit: 'Submit',
    saved: 'Saved. Residents see it right away.',
    row: /(\d+) of (\d+) fields/,
  },
  es: {
    object: 'Permit_Application__c',
    add: 'Agregar un tipo',
    type: 'Tipo de registro',
    typeName: 'Solicitudes de permiso',
    next: 'Elegir sus campos',
    title: 'Campos públicos: Solicitudes de permiso',
    filter: 'Filtrar campos',
    term: 'descripcion',
    found: '1 campo',
    submit: 'Enviar',
    saved: 'Guardado. Los residentes lo ven de inmediato.',
    row: /(\d+) de (\d+) campos/,
  },
} as const

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    // A record of this type without a permit says so by 404.
    test.use({ ...options, refusals: /\/permit$/ })

    test('staff hide a field, and it is gone from the resident’s detail view', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const w = words[language]
      const { resident, staff } = city.origins
      const [residents, queuePeople] = await Promise.all([castOf(city), castOf(city, 'staff')])
      const id = await putRequest(city, {
        userId: residents.ids.resident,
        recordType: w.object,
        category: null,
        details: {},
        description: 'Between the two garages.',
      })
      const detail = `${resident}/activity-view/${w.object}/${id}`
      await signIn(context, { city, cast: residents, role: 'resident' })
      await page.goto(detail)
      await expect(page.getByText('Between the two garages.')).toBeVisible()

      await signIn(context, { city, cast: queuePeople, role: 'staff' })
      await page.goto(`${staff}/saleforce_public_fields`)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: w.add }))
      await hands.choose(page.getByLabel(w.type, { exact: true }), w.typeName)
      await hands.press(page.getByRole('button', { name: w.next }))
      const dialog = page.getByRole('dialog', { name: w.title })
      await hands.write(dialog.getByLabel(w.filter), w.term)
      await expect(dialog.getByText(w.found, { exact: true })).toBeVisible()
      const box = dialog.getByRole('checkbox')
      await expect(box).toHaveCount(1)
      await expect(box).toBeChecked()
      await expectSound(page)
      if (isKeyboardOnly) {
        for (
          let stop = 0;
          stop < 5 && !(await box.evaluate((it) => it === document.activeElement));
          stop++
        )
          await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
      } else {
        await page.getByRole('button', { name: 'Uncheck all listed' }).click()
      }
      await expect(box).not.toBeChecked()
      await hands.press(dialog.getByRole('button', { name: w.submit }))
      await expect(page.getByText(w.saved)).toBeVisible()
      const row = page.getByRole('row', { name: w.typeName })
      await expect(row).toContainText(w.row)
      const [, shown, all] = w.row.exec(await row.innerText()) ?? []
      expect(Number(shown)).toBe(Number(all) - 1)
      await expectSound(page)

      await page.goto(detail)
      await expect(page.getByText('100 Millrace St').first()).toBeVisible()
      await expect(page.getByText('Between the two garages.')).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('staff choose the fields on the page itself', async ({ page, context, city }) => {
    await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
    await page.goto(`${city.origins.staff}/saleforce_public_fields?object=COE_Permit__c`)
    await page.getByRole('checkbox', { name: /contactPhone/ }).uncheck()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Saved. Residents see it right away.')).toBeVisible()
    await page.getByRole('link', { name: 'Edit COE Permit' }).click()
    await expect(page.getByRole('checkbox', { name: /contactPhone/ })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: /contactEmail/ })).toBeChecked()
    await expectSound(page)
  })
})
