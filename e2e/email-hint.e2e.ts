import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'

const words = {
  en: { email: 'Email address', meant: 'Did you mean' },
  es: { email: 'Correo electrónico', meant: '¿Quiso decir' },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)

    test('a mistyped domain is questioned, and corrected by keyboard', async ({ page }) => {
      const say = words[language]
      const { write } = keyboardOf(page)
      await page.goto('/signup')
      await expectAlive(page)
      const field = page.getByLabel(say.email, { exact: true })
      await write(field, 'maria@gmial.com')
      const hint = page.getByRole('status').filter({ hasText: say.meant })
      await expect(hint).toHaveCount(0)
      await page.keyboard.press('Tab')
      // Announced, and next in tab order.
      await expect(hint).toContainText('maria@gmail.com')
      await expectSound(page)
      const correction = hint.getByRole('button', { name: 'maria@gmail.com' })
      if (!(await correction.evaluate((button) => button === document.activeElement))) {
        await field.focus()
        await page.keyboard.press('Tab')
      }
      await expect(correction).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('maria@gmail.com')
      await expect(field).toBeFocused()
      await expect(hint).toHaveCount(0)
      // A deliberate or correct address is not questioned again.
      await page.keyboard.press('Tab')
      await expect(hint).toHaveCount(0)
    })
  })
}
