import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { people, signIn } from './people.ts'

const words = {
  en: {
    hide: 'Hide menu',
    show: 'Show menu',
    comfortable: 'Show more space (comfortable)',
    compact: 'Show more rows (compact)',
    dialog: 'Find or do something',
    field: 'A screen, an action, a person or a number',
    slowed: 'slowed',
    slowedTitle: 'Slowed-down visitors',
    inRequests: 'Find “qqqq” in requests',
    menu: 'Portal menu',
  },
  es: {
    hide: 'Ocultar el menú',
    show: 'Mostrar el menú',
    comfortable: 'Ver con más espacio (cómodo)',
    compact: 'Ver más filas (compacto)',
    dialog: 'Buscar o hacer algo',
    field: 'Una pantalla, una acción, una persona o un número',
    slowed: 'frenados',
    slowedTitle: 'Visitantes frenados',
    inRequests: 'Buscar «qqqq» en las solicitudes',
    menu: 'Menú del portal',
  },
} as const

for (const { title, language, options, isKeyboardOnly } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test.beforeEach(async ({ page, context, city }) => {
      await signIn(context, city.origins.staff, people.administrator)
      await page.goto(`${city.origins.staff}/system_alerts?lng=${language}`)
      await expectAlive(page)
    })

    test('any screen opens by its name, and by the keyboard alone', async ({ page }) => {
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog', { name: say.dialog })
      const field = dialog.getByRole('combobox', { name: say.field })
      await expect(field).toBeFocused()
      await expectSound(page)
      await page.keyboard.type('qqqq')
      await expect(dialog.getByRole('option')).toContainText([say.inRequests])
      await page.keyboard.press('Control+a')
      await page.keyboard.type(say.slowed)
      await expect(dialog.getByRole('option', { selected: true })).toContainText(say.slowedTitle)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/slowed_callers$/)
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.slowedTitle)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('ana@demo.example')
      await expect(dialog.getByRole('option').first()).toHaveText(/^Ana /)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/people\/[0-9a-f-]{36}$/)
      await page.keyboard.press('Control+k')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    test('the row height that was chosen is kept by the server', async ({ page, hands }) => {
      const who = page.getByRole('banner').locator('summary')
      const frame = page.locator('[data-density]')
      await hands.press(who)
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.comfortable }))
      await expect(frame).toHaveAttribute('data-density', 'comfortable')
      await page.reload()
      await expect(frame).toHaveAttribute('data-density', 'comfortable')
      await expectAlive(page)
      await hands.press(who)
      await hands.press(page.getByRole('button', { name: say.compact }))
      await expect(frame).toHaveAttribute('data-density', 'compact')
    })

    if (isKeyboardOnly) return

    test('the menu that was hidden stays hidden', async ({ page, hands }) => {
      const menu = page.getByRole('navigation', { name: say.menu })
      await expect(menu).toBeVisible()
      await hands.press(page.getByRole('button', { name: say.hide }))
      await expect(menu).toBeHidden()
      await page.reload()
      await expect(menu).toBeHidden()
      await expectAlive(page)
      await hands.press(page.getByRole('button', { name: say.show }))
      await expect(menu).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is hidden and the rows are spaced by a press', async ({ page, context, city }) => {
    const say = words.en
    await signIn(context, city.origins.staff, people.administrator)
    await page.goto(`${city.origins.staff}/payments`)
    await page.getByRole('button', { name: say.hide }).click()
    await expect(page).toHaveURL(`${city.origins.staff}/payments`)
    await expect(page.getByRole('navigation', { name: say.menu })).toBeHidden()
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('button', { name: say.comfortable }).click()
    await expect(page.locator('[data-density]')).toHaveAttribute('data-density', 'comfortable')
    await expect(page.getByRole('navigation', { name: say.menu })).toBeHidden()
  })
})
