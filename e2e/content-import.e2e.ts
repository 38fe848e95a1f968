import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    file: 'CSV or JSON file',
    check: 'Check',
    refused: 'Has errors',
    place: 'Seats, 2',
    seat: 'This must be a whole number in the range of the column.',
    ready: 'Ready to apply',
    apply: 'Apply the import',
    applied: 'Applied',
    same: 'Everything is as in the file already.',
    member: 'Marisol Vega',
    board: 'Bicycle Board',
  },
  es: {
    file: 'Archivo CSV o JSON',
    check: 'Revisar',
    refused: 'Tiene errores',
    place: 'Puestos, 2',
    seat: 'Debe ser un número entero dentro del rango de la columna.',
    ready: 'Lista para aplicar',
    apply: 'Aplicar la importación',
    applied: 'Aplicada',
    same: 'Todo está ya como en el archivo.',
    member: 'Marisol Vega',
    board: 'Junta de Bicicletas',
  },
} as const

const fileOf = (alias: string, secondSeat: number) => ({
  boards: [
    {
      alias,
      name: 'Bicycle Board',
      nameEs: 'Junta de Bicicletas',
      overview: '<p>Plans paths for bicycles.</p>',
      overviewEs: '<p>Planifica ciclovías.</p>',
    },
  ],
  seats: [
    { board: alias, position: 1, appointer: 'Mayor' },
    { board: alias, position: secondSeat },
  ],
  members: [{ key: `${alias}/vega`, fullName: 'Marisol Vega' }],
  terms: [{ board: alias, position: 1, member: `${alias}/vega`, fromDay: '2026-01-01' }],
  meetings: [{ key: `${alias}/1`, board: alias, day: '2026-02-03', startsAt: '7:00 PM' }],
  attendance: [{ meeting: `${alias}/1`, member: `${alias}/vega`, status: 'present' }],
})

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a board comes from a file: a bad row is named, then mended, previewed and applied', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await staffOf(city), role: 'staff' })
      const alias = `bicycles-${crypto.randomUUID().slice(0, 8)}`
      const choose = async (secondSeat: number) => {
        await page.goto(`${city.origins.staff}/imports?lng=${language}`)
        await expectAlive(page)
        await page.getByLabel(say.file).setInputFiles({
          name: `${alias}.json`,
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(fileOf(alias, secondSeat))),
        })
        await hands.press(page.getByRole('button', { name: say.check, exact: true }))
        // The list before it shows the states of others.
        await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}/)
      }
      await choose(0)
      await expect(page.getByText(say.refused)).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: say.place })
      await expect(row).toContainText('position')
      await expect(row).toContainText(say.seat)
      await expectSound(page)

      await choose(2)
      await expect(page.getByText(say.ready)).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: `${alias}/2` })).toBeVisible()
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.apply }))
      // All of the file is compared and written at once.
      await expect(page.getByText(say.applied, { exact: true })).toBeVisible({ timeout: 45_000 })

      await choose(2)
      await expect(page.getByText(say.same)).toBeVisible()
      await expect(page.getByRole('button', { name: say.apply })).toBeHidden()

      await page.goto(`${city.origins.resident}/boards-and-commissions/${alias}?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(say.board)
      await expect(page.getByText(say.member).first()).toBeVisible()
      await expect(page.getByText('100', { exact: false }).first()).toBeVisible()
    })
  })
}
