import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

const words = {
  en: {
    typed: 'garb',
    first: /garbage/i,
    found: /with the arrow keys/,
  },
  es: {
    typed: 'basur',
    first: /basura/i,
    found: /flechas/,
  },
} as const

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('the search suggests pages while a person types, and opens the chosen one', async ({
      page,
      city,
      hands,
      main,
    }) => {
      await page.goto(`${city.origins.resident}/search?lng=${language}`)
      await expectAlive(page)
      const field = main.locator('input[type=search]')
      const list = main.getByRole('listbox')
      await hands.write(field, say.typed)
      await expect(list).toBeVisible()
      // A new role while a person types would be read as another field.
      await expect(field).toHaveRole('searchbox')
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
      const option = list.getByRole('option').first()
      await expect(option).toHaveText(say.first)
      // What a screen reader says.
      await expect(main.getByRole('status').filter({ hasText: say.found })).toHaveCount(1)
      await expectSound(page)

      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(field).toHaveValue(say.typed)
      await page.keyboard.press('ArrowDown')
      await expect(list).toBeVisible()
      await page.keyboard.press('ArrowDown')
      if (isKeyboardOnly) {
        const active = await field.getAttribute('aria-activedescendant')
        const chosen = list.getByRole('option', { selected: true })
        await expect(chosen).toHaveCount(1)
        await expect(chosen).toHaveAttribute('id', active ?? 'none')
        await page.keyboard.press('Enter')
      } else {
        await option.click()
      }
      // Its page, or the login that it needs.
      await page.waitForURL(({ pathname }) => pathname !== '/search')
    })

    test('Enter without a choice searches, also in the header', async ({ page, city, main }) => {
      await page.goto(`${city.origins.resident}/?lng=${language}`)
      await expectAlive(page)
      const field = main.locator('input[type=search]')
      await field.focus()
      await page.keyboard.type(say.typed)
      await expect(main.getByRole('listbox')).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/search\?.*term=/)
      await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible()
    })
  })
}
