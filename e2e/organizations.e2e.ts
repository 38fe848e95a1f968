import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    find: 'Find your organization',
    save: 'Save',
    added: 'Added.',
    waits: 'Waiting for a manager to approve',
    actFor: 'Who you act for',
    switch: 'Switch',
    pending: 'Waiting for approval',
    approve: 'Approve',
    updated: 'Updated.',
    noOne: 'No one is waiting for approval.',
    manage: 'Manage your organization',
    account: 'Account',
    yourself: 'Yourself',
    forYourself: 'You now act for yourself.',
    forOrganization: 'You now act for the organization that the account menu shows.',
  },
  es: {
    find: 'Busque su organización',
    save: 'Guardar',
    added: 'Se agregó correctamente.',
    waits: 'Espera la aprobación de un administrador',
    actFor: 'En nombre de quién actúa',
    switch: 'Cambiar',
    pending: 'En espera de aprobación',
    approve: 'Aprobar',
    updated: 'Se actualizó correctamente.',
    noOne: 'Nadie espera aprobación.',
    manage: 'Administre su organización',
    account: 'Cuenta',
    yourself: 'A título personal',
    forYourself: 'Ahora actúa a título personal.',
    forOrganization: 'Ahora actúa en nombre de la organización que muestra el menú de su cuenta.',
  },
} as const

for (const { title, language, isKeyboardOnly, viewport, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a person joins, a manager approves, and the person selects the organization', async ({
      page,
      context,
      city,
      browser,
      hands,
    }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'pending member' })
      await page.goto('/add_organization')
      await expectAlive(page)
      await expect(page.getByText(say.waits)).toBeVisible()
      await expectSound(page)

      const atManagers = await browser.newContext({
        viewport,
        baseURL: city.origins.resident,
      })
      await atManagers.addCookies([
        { name: 'language', value: language, url: city.origins.resident },
      ])
      await signIn(atManagers, { city, cast, role: 'manager' })
      const manager = await atManagers.newPage()
      const managersHands = isKeyboardOnly ? keyboardOf(manager) : pointer
      await manager.goto('/add_organization')
      await expectAlive(manager)
      await managersHands.choose(manager.getByLabel(say.actFor), 'Lantern Bakery')
      await managersHands.press(manager.getByRole('button', { name: say.switch }))
      await expect(manager).toHaveURL(/\/organization_management$/)
      await expectAlive(manager)
      await expect(manager.getByRole('heading', { name: say.pending })).toBeVisible()
      await expectSound(manager)
      await managersHands.press(manager.getByRole('button', { name: say.approve }))
      await expect(manager.getByText(say.updated)).toBeVisible()
      await expect(manager.getByText(say.noOne)).toBeVisible()
      await atManagers.close()

      await page.reload()
      await expectAlive(page)
      await hands.choose(page.getByLabel(say.actFor), 'Lantern Bakery')
      await hands.press(page.getByRole('button', { name: say.switch }))
      await expect(page).toHaveURL(/\/organization_management$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.manage)
      await expectSound(page)
    })

    test('a person finds an organization by name and asks to join', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/add_organization')
      await expectAlive(page)
      const field = page.getByRole('combobox', { name: say.find })
      // The demo city's own, since other journeys' organizations are theirs.
      await hands.write(field, 'sample')
      const options = page.locator('[role=option]')
      await expect(options).toHaveCount(7)
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.added)).toBeVisible()
      await expect(page.getByText(say.waits)).toBeVisible()
    })
  })
}

const inTheHeader = [
  ...conditions,
  {
    title: 'on a phone, in Spanish, without a script, with the keyboard alone',
    language: 'es',
    options: {
      language: 'es',
      isKeyboardOnly: true,
      viewport: { width: 320, height: 640 },
      javaScriptEnabled: false,
    },
  },
] as const

for (const { title, language, options } of inTheHeader) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a member switches organizations in the header, and stays on the page', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city)
      const { press } = hands
      await signIn(context, { city, cast, role: 'member' })
      const menu = page.getByRole('banner').locator('summary').filter({ hasText: say.account })
      const choice = (name: string) => page.getByRole('banner').getByRole('button', { name })

      await page.goto('/search?term=leaf')
      await press(menu)
      await expect(choice(say.yourself)).toHaveAttribute('aria-current', 'true')
      await expectSound(page)
      await press(choice('Lantern Bakery'))
      await expect(page.getByText(say.forOrganization)).toBeVisible()
      await expect(menu).toContainText('Lantern Bakery')
      await expect(page).toHaveURL(/\/search\?term=leaf/)
      await expectSound(page)

      await press(menu)
      await expect(choice('Lantern Bakery')).toHaveAttribute('aria-current', 'true')
      await press(choice(say.yourself))
      await expect(page.getByText(say.forYourself)).toBeVisible()
      await expect(menu).not.toContainText('Lantern Bakery')
    })
  })
}
