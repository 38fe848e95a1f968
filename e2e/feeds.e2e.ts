import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    title: 'Feeds',
    failing: 'The website answers with error 404. Check the address.',
    name: 'Name',
    kind: 'Shows',
    events: 'Events',
    url: 'Address of the feed',
    test: 'Test',
    wrong: 'There is a page at this address, but no feed.',
    works: 'This works. Save it?',
    fails: 'This does not work. Save it anyway?',
    save: 'Save',
    saved: 'Saved. It is read within a minute.',
    taken: 'This address is in the list already.',
    added: 'Museum events',
    pause: 'Pause Museum events',
    paused: 'Paused',
    resume: 'Resume Museum events',
    waiting: 'Not read yet',
    remove: 'Yes, remove',
    removed: 'Removed.',
  },
  es: {
    title: 'Fuentes externas',
    failing: 'El sitio web contesta con el error 404. Revise la dirección.',
    name: 'Nombre',
    kind: 'Muestra',
    events: 'Eventos',
    url: 'Dirección de la fuente',
    test: 'Probar',
    wrong: 'En esta dirección hay una página, pero no una fuente.',
    works: 'Funciona. ¿Guardar?',
    fails: 'Esto no funciona. ¿Guardar de todos modos?',
    save: 'Guardar',
    saved: 'Guardado. Se lee en menos de un minuto.',
    taken: 'Esta dirección ya está en la lista.',
    added: 'Eventos del museo',
    pause: 'Pausar Eventos del museo',
    paused: 'En pausa',
    resume: 'Reanudar Eventos del museo',
    waiting: 'Todavía no se leyó',
    remove: 'Sí, quitar',
    removed: 'Quitada.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor tests a feed, adds, pauses and removes it', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { choose, press, write } = hands
      // By number: the worker may resolve "localhost" to another address.
      const website = city.origins.feeds.replace('localhost', '127.0.0.1')
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${city.origins.staff}/feeds?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expect(main.getByText(say.failing)).toBeVisible()
      await expectSound(page)

      const form = main.locator('form').filter({ has: page.getByLabel(say.url) })
      const url = form.getByLabel(say.url)
      const typeUrl = async (address: string) => {
        await url.clear()
        await write(url, address)
        await press(form.getByRole('button', { name: say.test }))
      }
      await write(form.getByLabel(say.name), say.added)
      await choose(form.getByLabel(say.kind), say.events)
      await typeUrl(`${website}/chat`)
      await expect(form.getByText(say.fails)).toBeVisible()
      await expect(form.getByText(say.wrong)).toBeVisible()
      await expectSound(page)
      await url.clear()
      await write(url, `${website}/events.xml`)
      // Another address is tested again before it can be saved.
      await press(form.getByRole('button', { name: say.save }))
      await expect(form.getByText(say.works)).toBeVisible()
      await expectSound(page)
      await url.clear()
      // A feed that fails for now, so that no other journey sees its items.
      await write(url, `${website}/museum-${language}.ics`)
      await press(form.getByRole('button', { name: say.save }))
      await expect(form.getByText(say.fails)).toBeVisible()
      await press(form.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved).first()).toBeVisible()

      const card = main.getByRole('listitem').filter({ hasText: `museum-${language}.ics` })
      await expect(card.getByText(say.added).first()).toBeVisible()
      await press(card.getByRole('button', { name: say.pause }))
      await expect(card.getByText(say.paused, { exact: true })).toBeVisible()
      await press(card.getByRole('button', { name: say.resume }))
      await expect(card.getByRole('button', { name: say.pause })).toBeVisible()
      await press(card.locator('summary'))
      await press(card.getByRole('button', { name: say.remove }))
      await expect(page.getByText(say.removed).first()).toBeVisible()
      await expect(card).toHaveCount(0)
    })
  })
}
