import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    add: 'Add a thing',
    fields: {
      'Name (English)': 'Accordion',
      'Name (Spanish)': 'Acordeón',
      'Other words for it (English)': 'squeezebox, concertina',
      'Other words for it (Spanish)': 'bandoneón, filarmónica',
      'How to prepare it (English)': 'Take it out of its case.',
      'How to prepare it (Spanish)': 'Sáquelo de su estuche.',
    },
    stream: 'Where it goes',
    goes: 'Give away',
    publish: 'Publish now',
    asked: 'squeezebox',
    name: 'Accordion',
    advice: 'Take it out of its case.',
    other: { asked: 'bandoneon', name: 'Acordeón' },
  },
  es: {
    add: 'Agregar una cosa',
    fields: {
      'Nombre (Inglés)': 'Bagpipes',
      'Nombre (Español)': 'Gaita',
      'Otras palabras (Inglés)': 'warpipes',
      'Otras palabras (Español)': 'cornamusa, chirimía',
      'Cómo prepararla (Inglés)': 'Take the pipes off.',
      'Cómo prepararla (Español)': 'Quítele los tubos.',
    },
    stream: 'Dónde va',
    goes: 'Regalar o donar',
    publish: 'Publicar ahora',
    asked: 'chirimia',
    name: 'Gaita',
    advice: 'Quítele los tubos.',
    other: { asked: 'warpipes', name: 'Bagpipes' },
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a content editor adds a thing in both languages, and residents find it by its other words', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await staffOf(city), role: 'contentEditor' })
      await page.goto(`${city.origins.staff}/materials?lng=${language}`)
      await expectAlive(page)
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.add }))
      await expect(main.getByRole('heading', { level: 1, name: say.add })).toBeVisible()
      await expectAlive(page)
      const [name, nameEs, english, spanish, advice, adviceEs] = Object.entries(say.fields)
      const write = ([label, text]: readonly [string, string] = ['', '']) =>
        hands.write(main.getByLabel(label, { exact: true }), text)
      // In the order of the page, as a keyboard comes to them.
      await write(name)
      await write(nameEs)
      await write(english)
      await write(spanish)
      await hands.choose(main.getByRole('combobox', { name: say.stream }), say.goes)
      await write(advice)
      await write(adviceEs)
      await expectSound(page)
      await hands.press(main.getByRole('button', { name: say.publish }))
      await page.waitForURL(/\/materials\/[\da-f-]{36}$/)
      await expect(main.getByRole('heading', { level: 1, name: say.name })).toBeVisible()
      await expectSound(page)

      await page.goto(`/search?lng=${language}&term=${say.asked}`)
      await expectAlive(page)
      const found = main.getByRole('link', { name: say.name, exact: true })
      await expectSound(page)
      await hands.press(found)
      await page.waitForURL(/\/what-goes-where\//)
      await expect(main).toContainText(say.advice)
      await expectSound(page)

      // In the other language, by a word of that language.
      await page.goto(`/search?lng=${language === 'en' ? 'es' : 'en'}&term=${say.other.asked}`)
      await expect(main.getByRole('link', { name: say.other.name, exact: true })).toBeVisible()
    })
  })
}
