import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    title: 'Home page',
    add: 'Add a quick link',
    text: 'Text (English)',
    textEs: 'Text (Spanish)',
    address: 'Address',
    draft: 'Save the draft',
    publish: 'Publish now',
    published: 'It is published. The home page shows it within a minute.',
    saved: 'The draft is saved.',
    preview: 'Preview in English',
    links: 'Quick links',
    link: 'Volunteer',
    up: 'Move Volunteer up',
    hide: 'Hide Volunteer',
    show: 'Show Volunteer',
    moved: /Volunteer is number \d of \d now\./,
    changed: 'What changed',
    restore: /^Publish version \d+ again$/,
    restored: 'The earlier version is on the site again.',
    added: 'added',
  },
  es: {
    title: 'Página de inicio',
    add: 'Agregar un enlace rápido',
    text: 'Texto (Inglés)',
    textEs: 'Texto (Español)',
    address: 'Dirección',
    draft: 'Guardar el borrador',
    publish: 'Publicar ahora',
    published: 'Quedó publicado. La página de inicio lo muestra en menos de un minuto.',
    saved: 'El borrador quedó guardado.',
    preview: 'Ver en español',
    links: 'Enlaces rápidos',
    link: 'Voluntariado',
    up: 'Subir Voluntariado',
    hide: 'Ocultar Voluntariado',
    show: 'Mostrar Voluntariado',
    moved: /Voluntariado es ahora el número \d de \d\./,
    changed: 'Qué cambió',
    restore: /^Volver a publicar la versión \d+$/,
    restored: 'La versión anterior está de nuevo en el sitio.',
    added: 'agregado',
  },
} as const

// A city has one home page.
test.describe.configure({ mode: 'default' })

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor drafts, previews, publishes and undoes the home page', async ({
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

      const panel = main.locator('details').filter({ hasText: say.add })
      await press(panel.locator('summary'))
      await write(panel.getByLabel(say.text), 'Volunteer')
      await write(panel.getByLabel(say.textEs), 'Voluntariado')
      await write(panel.getByLabel(say.address), '/volunteer')
      await press(main.getByRole('button', { name: say.draft }))
      await expect(page.getByText(say.saved).first()).toBeVisible()
      const row = main.getByRole('listitem').filter({ hasText: '/volunteer' })
      const up = row.getByRole('button', { name: say.up })
      await press(up)
      await expect(page.getByText(say.moved).first()).toBeVisible()
      // The next press needs no way back.
      await expect(up).toBeFocused()
      await press(row.getByRole('button', { name: say.hide }))
      await press(row.getByRole('button', { name: say.show }))
      await expect(row.getByRole('button', { name: say.hide })).toBeVisible()

      const previewed = context.waitForEvent('page')
      await press(main.getByRole('button', { name: say.preview }))
      const preview = await previewed
      const quick = preview.getByRole('navigation', { name: say.links })
      await expect(quick.getByRole('link', { name: say.link })).toBeVisible()
      await preview.close()

      await press(main.getByRole('button', { name: say.publish }))
      await expect(page.getByText(say.published).first()).toBeVisible()

      // The history says what changed, and leads back.
      await press(main.getByRole('link', { name: say.changed }).first())
      await expect(main.locator('ins').filter({ hasText: say.link }).first()).toContainText(
        say.added,
      )
      await expectSound(page)
      await press(main.getByRole('button', { name: say.restore }).first())
      await expect(page.getByText(say.restored).first()).toBeVisible()
      await expect(row).toHaveCount(0)
    })
  })
}
