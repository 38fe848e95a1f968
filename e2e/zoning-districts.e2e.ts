import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    use: 'Use',
    useEs: 'Use in Spanish',
    says: 'What the district says',
    special: 'Needs a special permit',
    day: 'First day',
    onDay: 'On this day',
    show: 'Show',
    source: 'Section or ordinance',
    set: 'Set the rule',
    notYet: 'Nothing yet',
    takeBack: 'Take back',
    taken: 'The rule was taken back.',
    required: 'Enter the use in Spanish.',
  },
  es: {
    use: 'Uso',
    useEs: 'Uso en español',
    says: 'Qué dice el distrito',
    special: 'Necesita un permiso especial',
    day: 'Primer día',
    onDay: 'Ese día',
    show: 'Mostrar',
    source: 'Sección u ordenanza',
    set: 'Fijar la regla',
    notYet: 'Todavía nada',
    takeBack: 'Retirar',
    taken: 'La regla se retiró.',
    required: 'Escriba el uso en español.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /zoning-districts/ })
    const say = words[language]

    test('a planner sets a rule of a district from a day, and takes it back', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await staffOf(city), role: 'caseWorker' })
      const use = `Sawmill ${crypto.randomUUID().slice(0, 8)}`
      const useEs = `Aserradero ${use.slice(-8)}`
      await page.goto(`${city.origins.staff}/zoning_districts?lng=${language}`)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: 'NB', exact: true }))
      const field = (label: string) => page.getByLabel(label, { exact: true })
      await field(say.use).fill(use)
      await field(say.says).selectOption({ label: say.special })
      await field(say.day).fill('2099-03-01')
      await field(say.source).fill('Ordinance G1-99')
      await hands.press(page.getByRole('button', { name: say.set, exact: true }))
      // A new use needs its name in Spanish.
      await expect(page.getByRole('alert').getByText(say.required).first()).toBeVisible()
      await expectSound(page)

      await field(say.useEs).fill(useEs)
      await hands.press(page.getByRole('button', { name: say.set, exact: true }))
      // The day on which it begins, as people will see it.
      await expect(field(say.onDay)).toHaveValue('2099-03-01')
      const row = page.getByRole('row', { name: language === 'es' ? useEs : use })
      await expect(row.getByText(say.special)).toBeVisible()
      await expectSound(page)

      await field(say.onDay).fill('2099-02-28')
      await hands.press(page.getByRole('button', { name: say.show, exact: true }))
      await expect(row.getByText(say.notYet)).toBeVisible()
      await hands.press(row.getByRole('button', { name: say.takeBack, exact: true }))
      await expect(page.getByText(say.taken).first()).toBeVisible()
      await expect(row).toHaveCount(0)
    })
  })
}
