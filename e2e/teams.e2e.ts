import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    name: 'Name of the team',
    find: 'Find people by name',
    save: 'Save the team',
    saved: 'The team was saved.',
    category: 'Category',
    area: 'Area',
    team: 'Team',
    sidewalk: 'Sidewalk',
    setRule: 'Set the rule',
    ruleSet: 'The rule was set.',
    first: 'First day',
    last: 'Last day',
    setAway: 'Save the absence',
    wrongDays: 'Choose a last day on or after the first day.',
    awaySet: 'The absence was saved.',
    back: 'is back',
    awayEnded: 'The absence has ended.',
    away: 'Who is away',
    mine: 'My teams',
  },
  es: {
    name: 'Nombre del equipo',
    find: 'Buscar personas por nombre',
    save: 'Guardar el equipo',
    saved: 'El equipo se guardó.',
    category: 'Categoría',
    area: 'Zona',
    team: 'Equipo',
    sidewalk: 'Acera',
    setRule: 'Establecer la regla',
    ruleSet: 'La regla quedó establecida.',
    first: 'Primer día',
    last: 'Último día',
    setAway: 'Guardar la ausencia',
    wrongDays: 'Elija un último día igual o posterior al primero.',
    awaySet: 'La ausencia se guardó.',
    back: 'está de vuelta',
    awayEnded: 'La ausencia terminó.',
    away: 'Quién está ausente',
    mine: 'Mis equipos',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('an administrator sets up a team and a rule, and a case worker says when they are away', async ({
      page,
      context,
      browser,
      city,
      hands,
    }) => {
      test.slow()
      const staff = await staffOf(city)
      const worker = `${staff.ids.caseWorker}@home.example`
      const name = `Paths ${crypto.randomUUID().slice(0, 8)}`
      const area = `Q${crypto.randomUUID().slice(0, 6)}`
      await signIn(context, { city, cast: staff, role: 'staff' })
      await page.goto(`${city.origins.staff}/teams?lng=${language}`)
      await expectAlive(page)
      await hands.write(page.getByLabel(say.name), name)
      // More than eight of the staff can be searched.
      const find = page.getByRole('searchbox', { name: say.find })
      if (await find.isVisible()) await hands.write(find, worker)
      await hands.check(page.getByRole('checkbox', { name: worker }))
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      const card = page.getByRole('listitem').filter({ hasText: name })
      await expect(card).toContainText(worker)

      await hands.choose(page.getByRole('combobox', { name: say.category }), say.sidewalk)
      await hands.write(page.getByRole('textbox', { name: say.area }), area)
      await hands.choose(page.getByRole('combobox', { name: say.team }), name)
      await hands.press(page.getByRole('button', { name: say.setRule }))
      await expect(page.getByText(say.ruleSet)).toBeVisible()
      const rule = page.getByRole('row').filter({ hasText: area })
      await expect(rule).toContainText(say.sidewalk)
      await expect(rule).toContainText(name)
      await expectSound(page)

      const own = await browser.newContext({ viewport: options.viewport })
      await signIn(own, { city, cast: staff, role: 'caseWorker' })
      const other = await own.newPage()
      await other.goto(`${city.origins.staff}/teams?lng=${language}`)
      await expectAlive(other)
      await expect(other.getByRole('button', { name: say.save })).toHaveCount(0)
      await other.getByLabel(say.first).fill('2099-01-05')
      await other.getByLabel(say.last).fill('2099-01-04')
      await other.getByRole('button', { name: say.setAway }).click()
      await expect(other.getByText(say.wrongDays).first()).toBeVisible()
      await other.getByLabel(say.last).fill('2099-01-06')
      await other.getByRole('button', { name: say.setAway }).click()
      await expect(other.getByText(say.awaySet)).toBeVisible()
      await expectSound(other)
      await other.getByRole('button', { name: `${worker} ${say.back}` }).click()
      await expect(other.getByText(say.awayEnded)).toBeVisible()
      await other.goto(`${city.origins.staff}/requests?team=mine`)
      await expectAlive(other)
      await expect(other.getByRole('list').filter({ hasText: say.mine }).first()).toBeVisible()
      await own.close()
    })
  })
}
