import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    title: 'Search words',
    term: 'People search for',
    meaning: 'Also finds',
    language: 'In pages in',
    add: 'Add',
    saved: 'Saved. Searches use it now.',
    sure: 'Yes, delete',
    deleted: 'Deleted.',
    asked: 'allotments',
    means: 'garden',
    found: 'Garden plot',
    missed: 'pickleball',
    article: 'Make an article for pickleball',
    synonym: 'Add a synonym for pickleball',
  },
  es: {
    title: 'Palabras de búsqueda',
    term: 'La gente busca',
    meaning: 'También encuentra',
    language: 'En páginas en',
    add: 'Agregar',
    saved: 'Guardado. Las búsquedas ya lo usan.',
    sure: 'Sí, eliminar',
    deleted: 'Eliminado.',
    asked: 'milpas',
    means: 'huerto',
    found: 'Parcela en huerto comunitario',
    missed: 'pickleball',
    article: 'Escribir un artículo para pickleball',
    synonym: 'Agregar un sinónimo para pickleball',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff add a synonym, and the residents’ search finds the page at once', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      test.slow()
      const { press, write, choose } = hands
      const search = `${city.origins.resident}/search?term=${say.asked}&lng=${language}`
      const result = main.getByRole('heading', { level: 3, name: say.found })
      await page.goto(search)
      await expect(result).toHaveCount(0)

      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await page.goto(`${city.origins.staff}/search_words?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await expectSound(page)
      const article = main.getByRole('link', { name: say.article })
      await expect(article).toHaveAttribute('href', `/articles/new?title=${say.missed}`)
      await press(main.getByRole('link', { name: say.synonym }))
      const form = main.locator('form').filter({ has: page.getByLabel(say.meaning) })
      await expect(form.getByLabel(say.term)).toHaveValue(say.missed)
      await form.getByLabel(say.term).clear()
      await write(form.getByLabel(say.term), say.asked)
      await write(form.getByLabel(say.meaning), say.means)
      await choose(form.getByLabel(say.language), language === 'en' ? 'English' : 'Español')
      await press(form.getByRole('button', { name: say.add }))
      await expect(page.getByText(say.saved)).toBeVisible()

      await page.goto(search)
      await expect(result).toBeVisible()
      await expectSound(page)

      await page.goto(`${city.origins.staff}/search_words?lng=${language}`)
      await expectAlive(page)
      const row = main.getByRole('row').filter({ hasText: say.asked })
      await press(row.locator('summary'))
      await press(row.getByRole('button', { name: say.sure }))
      await expect(page.getByText(say.deleted)).toBeVisible()
      await expect(row).toHaveCount(0)
    })
  })
}
