import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    graffiti: 'Graffiti',
    wrong: 'Enter working days from 1 to 365, or leave it empty.',
    save: 'Save the targets',
    saved: 'The targets were saved.',
    meanwhile: 'Changed by someone else in the meantime',
    was: 'Graffiti: it was',
    sidewalk: 'Sidewalk',
    day: 'Day',
    name: 'Name of the holiday',
    add: 'Add a holiday',
    added: 'The holiday was saved.',
    noName: 'Enter the name of the holiday.',
    remove: 'Delete Christmas Day',
    removed: 'The holiday was deleted.',
    none: 'No holidays are set',
    area: 'Name of area A',
    saveNames: 'Save the names',
    namesSaved: 'The names were saved.',
    named: 'Area A, North side',
  },
  es: {
    graffiti: 'Grafiti',
    wrong: 'Escriba días hábiles de 1 a 365, o déjelo vacío.',
    save: 'Guardar los plazos',
    saved: 'Los plazos se guardaron.',
    meanwhile: 'Cambios de otra persona mientras tanto',
    was: 'Grafiti: era',
    sidewalk: 'Acera',
    day: 'Día',
    name: 'Nombre del día festivo',
    add: 'Agregar un día festivo',
    added: 'El día festivo se guardó.',
    noName: 'Escriba el nombre del día festivo.',
    remove: 'Eliminar Christmas Day',
    removed: 'El día festivo se eliminó.',
    none: 'No hay días festivos',
    area: 'Nombre de la zona A',
    saveNames: 'Guardar los nombres',
    namesSaved: 'Los nombres se guardaron.',
    named: 'Zona A, North side',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    // The second administrator is refused.
    test.use({ ...options, refusals: /^\/api\/settings\// })
    const say = words[language]

    test('an administrator changes a service target, adds a holiday and names an area, and a second one loses nothing typed', async ({
      page,
      context,
      browser,
      hands,
      startCity,
    }) => {
      test.slow()
      const city = await startCity()
      const staff = await castOf(city, 'staff')
      const at = `${city.origins.staff}/service_targets?lng=${language}`
      await signIn(context, { city, cast: staff, role: 'staff' })
      await page.goto(at)
      await expectAlive(page)
      const other = await browser.newContext()
      await signIn(other, { city, cast: staff, role: 'staff' })
      const second = await other.newPage()
      await second.goto(at)
      await expectAlive(second)

      const graffiti = page.getByLabel(say.graffiti, { exact: true })
      await hands.write(graffiti, 'soon')
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.wrong).first()).toBeVisible()
      await expectSound(page)
      await hands.write(graffiti, '9')
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await expect(graffiti).toHaveValue('9')

      const sidewalk = second.getByLabel(say.sidewalk, { exact: true })
      await sidewalk.fill('77')
      await second.getByRole('button', { name: say.save }).click()
      await expect(second.getByText(say.meanwhile)).toBeVisible()
      await expect(second.getByText(say.was)).toBeVisible()
      await expect(sidewalk).toHaveValue('77')
      await expect(second.getByLabel(say.graffiti, { exact: true })).toHaveValue('9')
      await expectSound(second)
      await second.getByRole('button', { name: say.save }).click()
      await expect(second.getByText(say.saved)).toBeVisible()

      await page.getByLabel(say.day, { exact: true }).fill('2099-12-25')
      await hands.press(page.getByRole('button', { name: say.add }))
      await expect(page.getByText(say.noName).first()).toBeVisible()
      await hands.write(page.getByLabel(say.name), 'Christmas Day')
      await hands.press(page.getByRole('button', { name: say.add }))
      await expect(page.getByText(say.added)).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.remove }))
      await expect(page.getByText(say.removed)).toBeVisible()
      await expect(page.getByText(say.none)).toBeVisible()
      await page.reload()
      await expect(page.getByLabel(say.sidewalk, { exact: true })).toHaveValue('77')

      await page.goto(`${city.origins.staff}/areas?lng=${language}`)
      await expectAlive(page)
      await hands.write(page.getByRole('textbox', { name: say.area }), 'North side')
      await hands.press(page.getByRole('button', { name: say.saveNames }))
      await expect(page.getByText(say.namesSaved)).toBeVisible()
      await expect(page.getByText(say.named)).toBeVisible()
      await expectSound(page)
      await other.close()
    })
  })
}
