import { putRequest } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'My work',
    mine: /Assigned to me$/,
    late: /Mine, overdue$/,
    list: 'Requests',
    table: 'Show as a table',
  },
  es: {
    title: 'Mi trabajo',
    mine: /Asignadas a mí$/,
    late: /Mías, vencidas$/,
    list: 'Solicitudes',
    table: 'Ver como tabla',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a clerk sees what waits, and each count leads to its list', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city, 'staff')
      const assigneeId = cast.ids.staff
      await Promise.all([
        putRequest(city, { assigneeId, dueAt: new Date('2020-01-01') }),
        putRequest(city, { assigneeId }),
      ])
      await signIn(context, { city, cast, role: 'staff' })
      await page.goto(`${city.origins.staff}/?lng=${language}`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expect(main.getByRole('link', { name: say.mine })).toHaveText(/^2/)
      await expect(main.getByRole('link', { name: say.late })).toHaveText(/^1/)
      await hands.press(main.locator('summary', { hasText: say.table }))
      await expect(main.getByRole('row')).toHaveCount(31)
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.mine }))
      await expect(page).toHaveURL(/\/requests\?assignee=me$/)
      const list = main.getByRole('list', { name: say.list })
      await expect(list.getByRole('listitem')).toHaveCount(2)
    })
  })
}
