import type { TestCity } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    add: 'Add an alert',
    newAlert: 'New alert',
    editAlert: 'Edit alert',
    titleEnglish: 'English title',
    titleSpanish: 'Spanish title',
    textEnglish: 'English text',
    textSpanish: 'Spanish text',
    save: 'Save',
    added: 'The alert was added.',
    updated: 'The alert was updated.',
    deleted: 'The alert was deleted.',
    edit: /^Edit: Water main/,
    remove: /^Delete: Water main/,
    delete: 'Delete',
    alert: 'Water main works',
    text: 'Boil your water.',
    changed: 'Water main works are over',
    active: 'Active',
    gotIt: 'Got it',
  },
  es: {
    add: 'Agregar una alerta',
    newAlert: 'Alerta nueva',
    editAlert: 'Editar la alerta',
    titleEnglish: 'Título en inglés',
    titleSpanish: 'Título en español',
    textEnglish: 'Texto en inglés',
    textSpanish: 'Texto en español',
    save: 'Guardar',
    added: 'Se agregó la alerta.',
    updated: 'Se actualizó la alerta.',
    deleted: 'Se eliminó la alerta.',
    edit: /^Editar: Obras/,
    remove: /^Eliminar: Obras/,
    delete: 'Eliminar',
    alert: 'Obras en la red de agua',
    text: 'Hierva el agua.',
    changed: 'Obras terminadas',
    active: 'Activa',
    gotIt: 'Entendido',
  },
} as const

// An alert shows to everyone who is logged in, so these journeys have their own city.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)

    test('staff publish an alert, a resident reads it once, and again after a change', async ({
      page,
      context,
      startCity,
      hands,
    }) => {
      const w = words[language]
      const city: TestCity = await startCity()
      const { resident, staff } = city.origins
      const residents = await castOf(city)
      await signIn(context, { city, cast: residents, role: 'resident' })
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })

      await page.goto(`${staff}/system_alerts`)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: w.add }))
      const dialog = page.getByRole('dialog', { name: w.newAlert })
      await expect(dialog.getByRole('button', { name: w.save })).toBeDisabled()
      await hands.write(dialog.getByLabel(w.titleEnglish), words.en.alert)
      await hands.write(dialog.getByLabel(w.titleSpanish), words.es.alert)
      await hands.write(dialog.getByRole('textbox', { name: w.textEnglish }), words.en.text)
      await expect(dialog.getByRole('button', { name: w.save })).toBeDisabled()
      await hands.write(dialog.getByRole('textbox', { name: w.textSpanish }), words.es.text)
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: w.save }))
      await expect(page.getByText(w.added)).toBeVisible()
      await expect(page.getByRole('row', { name: w.alert })).toContainText(w.active)
      await expectSound(page)

      // The resident sees it on any page and dismisses it for good.
      const modal = page.getByRole('dialog', { name: w.alert })
      await page.goto(`${resident}/dashboard`)
      await expect(modal).toContainText(w.text)
      await expectSound(page)
      if (isKeyboardOnly) await page.keyboard.press('Escape')
      else {
        const heard = page.waitForResponse(/\/systemAlerts\/[^/]+\/read$/)
        await modal.getByRole('button', { name: w.gotIt }).click()
        await heard
      }
      await expect(modal).toHaveCount(0)
      expect(await page.evaluate(() => sessionStorage.getItem('systemAlertArray'))).toContain(
        '"Read":true',
      )
      const asked = page.waitForResponse(/\/api\/systemAlerts$/)
      await page.goto(`${resident}/in_progress`)
      await asked
      await expect(modal).toHaveCount(0)
      // Another tab has its own session storage: there the server remembers.
      const another = await context.newPage()
      const askedThere = another.waitForResponse(/\/api\/systemAlerts$/)
      await another.goto(`${resident}/dashboard`)
      const alerts = await (await askedThere).text()
      expect(alerts).toContain('"Read":true')
      await expect(another.getByRole('dialog')).toHaveCount(0)
      await another.close()

      await page.goto(`${staff}/system_alerts`)
      await expectAlive(page)
      await hands.press(page.getByRole('link', { name: w.edit }))
      const edit = page.getByRole('dialog', { name: w.editAlert })
      await edit.getByLabel(w.titleEnglish).fill(words.en.changed)
      await edit.getByLabel(w.titleSpanish).fill(words.es.changed)
      await hands.press(edit.getByRole('button', { name: w.save }))
      await expect(page.getByText(w.updated)).toBeVisible()
      await expect(page.getByRole('row', { name: w.changed })).toHaveCount(1)
      await hands.press(page.getByRole('link', { name: w.remove }))
      await expectSound(page)
      await hands.press(page.getByRole('dialog').getByRole('button', { name: w.delete }))
      await expect(page.getByText(w.deleted)).toBeVisible()
      await expect(page.getByRole('row', { name: w.changed })).toHaveCount(0)
    })
  })
}
