import { givePassword, newVisitor } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'Where you are logged in',
    here: 'This device',
    firefox: 'Firefox on Windows',
    end: 'End this one: Firefox on Windows',
    ended: 'Ended. That device is logged out.',
    others: 'Log out everywhere else',
    only: 'You are not logged in anywhere else.',
  },
  es: {
    title: 'Dónde tiene la sesión abierta',
    here: 'Este dispositivo',
    firefox: 'Firefox en Windows',
    end: 'Cerrar esta sesión: Firefox en Windows',
    ended: 'Listo. Se cerró la sesión en ese dispositivo.',
    others: 'Cerrar las demás sesiones',
    only: 'No tiene la sesión abierta en ningún otro lugar.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)

    test('staff see where they are logged in, and end one session or all others', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const say = words[language]
      const { press } = hands
      const { staff } = city.origins
      const cast = await castOf(city, 'staff')
      await givePassword(city, cast.ids.staff, 'Correct-horse-7')
      await signIn(context, { city, cast, role: 'staff' })
      const { Email: email } = await (await context.request.get(`${staff}/api/auth`)).json()
      const others = ['Windows NT 10.0; rv:145.0', 'X11; Linux x86_64; rv:145.0'].map((system) =>
        newVisitor(staff, {
          'user-agent': `Mozilla/5.0 (${system}) Gecko/20100101 Firefox/145.0`,
        }),
      )
      for (const other of others)
        expect(
          (await other.post('/api/auth/sign-in', { email, password: 'Correct-horse-7' })).status,
        ).toBe(200)

      await page.goto(`${staff}/sessions`)
      await expectAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      const section = page.locator('#sessions-section')
      const rows = section.getByRole('listitem')
      await expect(rows).toHaveCount(3)
      await expect(rows.first()).toContainText(say.here)
      await expect(rows.filter({ hasText: say.firefox })).toHaveCount(1)
      await expectSound(page)
      await press(section.getByRole('button', { name: say.end }))
      await expect(section.getByRole('status')).toHaveText(say.ended)
      await expect(rows).toHaveCount(2)
      expect((await others[0]?.get('/api/auth'))?.status).toBe(401)
      await press(section.getByRole('button', { name: say.others }))
      await expect(section.getByText(say.only)).toBeVisible()
      expect((await others[1]?.get('/api/auth'))?.status).toBe(401)
      await expectSound(page)
    })
  })
}
