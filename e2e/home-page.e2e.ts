import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    title: 'Home page',
    text: 'Text in English',
    textEs: 'Text in Spanish',
    address: 'Address',
    save: 'Save',
    saved: 'Saved. The home page shows it within a minute.',
    link: 'Volunteer',
    up: 'Move Volunteer up',
    hide: 'Hide Volunteer',
    show: 'Show Volunteer',
    remove: 'Remove Volunteer',
    moved: /Volunteer is number \d of \d now\./,
  },
  es: {
    title: 'Página de inicio',
    text: 'Texto en inglés',
    textEs: 'Texto en español',
    address: 'Dirección',
    save: 'Guardar',
    saved: 'Guardado. La página de inicio lo muestra en menos de un minuto.',
    link: 'Voluntariado',
    up: 'Subir Voluntariado',
    hide: 'Ocultar Voluntariado',
    show: 'Mostrar Voluntariado',
    remove: 'Quitar Voluntariado',
    moved: /Voluntariado es ahora el número \d de \d\./,
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor adds, moves, hides and removes a quick link', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press, write } = hands
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${city.origins.staff}/home_page?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expectSound(page)
      const form = main.locator('#link form')
      await write(form.getByLabel(say.text), language === 'en' ? say.link : 'Volunteer')
      await write(form.getByLabel(say.textEs), language === 'es' ? say.link : 'Voluntariado')
      await write(form.getByLabel(say.address), '/volunteer')
      await press(form.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved).first()).toBeVisible()
      const row = main.getByRole('listitem').filter({ hasText: say.link })
      const up = row.getByRole('button', { name: say.up })
      await press(up)
      await expect(page.getByText(say.moved).first()).toBeVisible()
      // The next press needs no way back.
      await expect(up).toBeFocused()
      await press(row.getByRole('button', { name: say.hide }))
      await expect(row.getByRole('button', { name: say.show })).toBeVisible()
      await press(row.locator('summary'))
      await press(row.getByRole('button', { name: say.remove }))
      await expect(row).toHaveCount(0)
      await expectSound(page)
    })
  })
}
