import { putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    viewer: 'Viewer',
    caseWorker: 'Case worker',
    limit: 'Limit a case worker to categories or areas',
    graffiti: 'Graffiti',
    areas: 'Only these areas (optional)',
    save: 'Save roles',
    saved: 'The roles are saved.',
    take: 'Assign to me',
    taken: 'Assigned to you.',
    refused: 'Your role does not include this. Ask an administrator of the portal.',
    hidden: 'It may be outside the categories and areas that you work on.',
  },
  es: {
    viewer: 'Consulta',
    caseWorker: 'Gestión de solicitudes',
    limit: 'Limitar a categorías o zonas',
    graffiti: 'Grafiti',
    areas: 'Solo estas zonas (opcional)',
    save: 'Guardar roles',
    saved: 'Los roles se guardaron.',
    take: 'Asignármela',
    taken: 'Asignada a usted.',
    refused: 'Su función no incluye esto. Pregunte a un administrador del portal.',
    hidden: 'Puede estar fuera de las categorías y zonas en las que usted trabaja.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('an administrator makes a viewer a case worker of one category and area, and takes the role away', async ({
      page,
      context,
      browser,
      city,
      hands,
    }) => {
      test.slow()
      const staff = await staffOf(city)
      const area = `Q${crypto.randomUUID().slice(0, 6)}`
      const [ours, others] = await Promise.all([
        putRequest(city, { area, category: 'graffiti', title: 'Tags', titleEs: 'Pintas' }),
        putRequest(city, { area, title: 'Lamp', titleEs: 'Farola' }),
      ])
      await signIn(context, { city, cast: staff, role: 'staff' })
      const setRoles = async (boxes: readonly string[]) => {
        await page.goto(`${city.origins.staff}/people/${staff.ids.viewer}?lng=${language}`)
        await expectAlive(page)
        for (const name of boxes) {
          const box = page.getByRole('checkbox', { name })
          await ((await box.isChecked()) ? hands.uncheck(box) : hands.check(box))
        }
      }
      const save = async () => {
        await hands.press(page.getByRole('button', { name: say.save }))
        await expect(page.getByText(say.saved)).toBeVisible()
      }
      await setRoles([say.viewer, say.caseWorker])
      await hands.press(page.getByText(say.limit))
      await hands.check(page.getByRole('checkbox', { name: say.graffiti }))
      await hands.write(page.getByLabel(say.areas), area)
      await expectSound(page)
      await save()

      const own = await browser.newContext({ viewport: options.viewport })
      await signIn(own, { city, cast: staff, role: 'viewer' })
      const worker = await own.newPage()
      await worker.goto(`${city.origins.staff}/requests?area=${area}&lng=${language}`)
      await expect(worker.locator('[data-row]')).toHaveCount(1)
      await worker.goto(`${city.origins.staff}/requests/${others}`)
      await expect(worker.getByText(say.hidden)).toBeVisible()
      await expectSound(worker)
      await worker.goto(`${city.origins.staff}/requests/${ours}`)
      await expectAlive(worker)

      await setRoles([say.caseWorker, say.viewer])
      await save()
      await worker.getByRole('button', { name: say.take }).click()
      await expect(worker.getByText(say.refused).first()).toBeVisible()
      await expectSound(worker)
      await own.close()
    })
  })
}
