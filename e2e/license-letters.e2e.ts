import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    unknown: 'Not recorded: fits all work',
    roofing: 'Roofing and siding',
    save: 'Save the trades',
    saved: 'The license was changed.',
    ends: /The PIN that the holder has ends right away/,
    make: 'Set a new PIN and make the letter',
    pin: /The new PIN of C-3311 is \d{6}/,
    letter: 'Letter to Muñoz Electric (sample) as PDF',
  },
  es: {
    unknown: 'Sin registrar: sirve para toda obra',
    roofing: 'Techos y revestimientos',
    save: 'Guardar los oficios',
    saved: 'La licencia se cambió.',
    ends: /El PIN que tiene el titular deja de servir de inmediato/,
    make: 'Fijar un PIN nuevo y hacer la carta',
    pin: /El PIN nuevo de C-3311 es \d{6}/,
    letter: 'Carta a Muñoz Electric (sample) en PDF',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff record a contractor’s trades, and print the letter with a new PIN', async ({
      page,
      context,
      hands,
      main,
      startCity,
    }) => {
      test.slow()
      const city = await startCity()
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      await page.goto(`${city.origins.staff}/licenses?term=C-3311&lng=${language}`)
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: 'C-3311' }))
      await expect(main.getByText(say.unknown)).toBeVisible()
      await expectAlive(page)
      await hands.check(main.getByRole('checkbox', { name: say.roofing }))
      await hands.press(main.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()
      await expect(main.getByText(say.unknown)).toHaveCount(0)

      await expect(main.getByText(say.ends)).toBeVisible()
      await hands.press(main.getByRole('button', { name: say.make }))
      await expect(main.getByText(say.pin)).toBeVisible()
      await expectSound(page)
      const download = page.waitForEvent('download')
      await hands.press(main.getByRole('link', { name: say.letter }))
      expect((await download).suggestedFilename()).toBe('pin-letter-C-3311.pdf')
    })
  })
}
