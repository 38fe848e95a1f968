import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf } from './hands.ts'

const words = {
  en: { email: 'Email address', meant: 'Did you mean', submit: 'Create account' },
  es: { email: 'Correo electrónico', meant: '¿Quiso decir', submit: 'Crear cuenta' },
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

test('a press on what is below is not lost to the question, which waits for its end', async ({
  page,
  main,
}) => {
  const say = words.en
  await page.goto('/signup')
  await expectAlive(page)
  await main.getByLabel(say.email, { exact: true }).fill('maria@gmial.com')
  const button = main.getByRole('button', { name: say.submit })
  await button.scrollIntoViewIfNeeded()
  const place = await button.boundingBox()
  if (!place) throw new Error('the button is not on the screen')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  const hint = page.getByRole('status').filter({ hasText: say.meant })
  // React has shown by then what leaving the field gave.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(hint).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByLabel(say.email, { exact: true })).toBeVisible()
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(hint).toContainText('maria@gmail.com')
})
