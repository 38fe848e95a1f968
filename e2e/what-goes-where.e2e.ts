import { conditions } from './conditions.ts'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: {
    label: 'What do you want to get rid of?',
    submit: 'Look up',
    typo: 'baterries',
    thing: 'Batteries',
    bringTo: 'A battery box in a library',
    electronics: 'Electronics',
    laptop: 'Laptop',
    tires: 'Tires',
    tireAdvice: 'Illinois does not let whole tires into landfills.',
    none: 'We have nothing by that name',
  },
  es: {
    label: '¿De qué quiere deshacerse?',
    submit: 'Buscar',
    typo: 'pilaz',
    thing: 'Pilas',
    bringTo: 'Un buzón de pilas en una biblioteca',
    electronics: 'Electrónicos',
    laptop: 'Computadora portátil',
    tires: 'Llantas',
    tireAdvice: 'Illinois no permite llantas enteras en los rellenos.',
    none: 'No tenemos nada con ese nombre',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a resident who mistypes batteries reads where to bring them', async ({
      page,
      main,
      hands,
    }) => {
      await page.goto('/what-goes-where')
      await expectSound(page)
      const field = main.getByRole('searchbox', { name: say.label })
      await hands.write(field, say.typo)
      await hands.press(main.getByRole('button', { name: say.submit }))
      await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(say.typo)
      await expectSound(page)
      const thing = main.getByRole('link', { name: say.thing, exact: true })
      await hands.press(thing)
      await expect(page).toHaveURL(/\/what-goes-where\/batteries$/)
      await expect(main).toContainText(say.bringTo)
      await expectSound(page)
    })

    test('a resident looks through what an electronics collection takes', async ({
      page,
      main,
      hands,
    }) => {
      await page.goto('/what-goes-where')
      await hands.press(main.getByRole('link', { name: say.electronics }))
      await expect(main.getByRole('link', { name: say.laptop })).toBeVisible()
      await expectSound(page)
    })

    test('a resident finds a thing in the search of the site', async ({ page, main, hands }) => {
      await page.goto(`/search?term=${encodeURIComponent(say.tires)}`)
      await hands.press(main.getByRole('link', { name: say.tires, exact: true }).first())
      await expect(page).toHaveURL(/\/what-goes-where\/tires$/)
      await expect(main).toContainText(say.tireAdvice)
    })

    test('a word that we do not know says where to ask', async ({ page, main }) => {
      await page.goto('/what-goes-where?term=qqqqqzzzz')
      await expect(main.getByText(say.none)).toBeVisible()
      await expectSound(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a thing is found, and its page is read', async ({ page, main }) => {
    await page.goto('/what-goes-where')
    await main.getByRole('searchbox').fill('baterries')
    await main.getByRole('button', { name: 'Look up' }).click()
    await main.getByRole('link', { name: 'Batteries', exact: true }).click()
    await expect(main).toContainText('A battery box in a library')
  })
})
