import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'Partners and keys',
    name: 'Name of the partner',
    contact: 'Contact',
    save: 'Save',
    keyName: 'Name of the key',
    limit: 'Requests per minute, at most',
    noLimit: 'Enter a whole number from 1 to 6,000.',
    issue: 'Issue a key',
    once: 'You see it only once, here.',
    copy: 'Copy',
    never: 'Never',
    change: 'Change the key “App”',
    replace: 'Replace the key “App”',
    keeps: 'The old key works for',
    day: '1 more day',
    makeNew: 'Make the new key',
    ending: 'Works until',
    revoke: 'Yes, revoke this key',
    revoked: 'The key was revoked.',
    back: 'Cancel',
  },
  es: {
    title: 'Socios y claves',
    name: 'Nombre del socio',
    contact: 'Contacto',
    save: 'Guardar',
    keyName: 'Nombre de la clave',
    limit: 'Solicitudes por minuto, como máximo',
    noLimit: 'Escriba un número entero de 1 a 6,000.',
    issue: 'Emitir una clave',
    once: 'Solo se ve una vez, aquí.',
    copy: 'Copiar',
    never: 'Nunca',
    change: 'Cambiar la clave «App»',
    replace: 'Reemplazar la clave «App»',
    keeps: 'La clave anterior funciona',
    day: '1 día más',
    makeNew: 'Crear la clave nueva',
    ending: 'Funciona hasta',
    revoke: 'Sí, revocar esta clave',
    revoked: 'La clave se revocó.',
    back: 'Cancelar',
  },
} as const

const shown = /portal_live_[A-Za-z0-9]{43}/

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('an administrator adds a partner, issues a key, replaces it and revokes it', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { choose, press, write } = hands
      const partner = `Harbor ${language}`
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await page.goto(`${city.origins.staff}/partners?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expectSound(page)
      await write(main.getByLabel(say.name), partner)
      await write(main.getByLabel(say.contact), 'api@harbor.example')
      await press(main.getByRole('button', { name: say.save }))
      await expect(main.getByRole('heading', { level: 1, name: partner })).toBeVisible()
      await expectAlive(page)

      const issue = main.locator('form').filter({ has: page.getByLabel(say.keyName) })
      await write(issue.getByLabel(say.keyName), 'App')
      const limit = issue.getByLabel(say.limit)
      await limit.clear()
      await press(issue.getByRole('button', { name: say.issue }))
      await expect(issue.getByText(say.noLimit).first()).toBeVisible()
      await expectSound(page)
      await write(limit, '30')
      await press(issue.getByRole('button', { name: say.issue }))
      await expect(issue.getByText(say.once)).toBeVisible()
      const first = await issue.getByText(shown).textContent()
      await expect(issue.getByRole('button', { name: say.copy })).toBeVisible()
      await expectSound(page)

      // It is not there any more when the page is loaded again.
      await page.reload()
      await expectAlive(page)
      await expect(page.getByText(shown)).toHaveCount(0)
      const card = main.getByRole('listitem').filter({ hasText: first?.slice(0, 16) ?? 'none' })
      await expect(card.getByText(say.never)).toBeVisible()

      await press(card.getByRole('link', { name: say.change }))
      await expect(main.getByRole('heading', { name: say.replace })).toBeVisible()
      await expectSound(page)
      await choose(main.getByLabel(say.keeps), say.day)
      await press(main.getByRole('button', { name: say.makeNew }))
      const second = main.getByText(shown)
      await expect(second).toBeVisible()
      expect(await second.textContent()).not.toBe(first)
      await expect(card.getByText(say.ending)).toBeVisible()

      await press(main.getByRole('link', { name: say.back }))
      await press(card.locator('summary'))
      await press(card.getByRole('button', { name: say.revoke }))
      await expect(page.getByText(say.revoked).first()).toBeVisible()
      await expect(card.locator('summary')).toHaveCount(0)
      await expectSound(page)
    })
  })
}
