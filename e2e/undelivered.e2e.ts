import { giveUpMails, waitForMail } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    menu: 'Portal menu',
    title: 'Undelivered messages',
    none: 'Nothing was sent again',
    first: 'Select at least one message first.',
    selected: 'Send selected again',
    changed: 'Email: Email address changed',
    select: 'Select',
    again: 'Send again',
    one: '1 message is on its way again.',
    lapsed: 'Its link has expired.',
  },
  es: {
    menu: 'Menú del portal',
    title: 'Mensajes no entregados',
    none: 'No se reenvió nada',
    first: 'Primero elija al menos un mensaje.',
    selected: 'Reenviar los elegidos',
    changed: 'Correo electrónico: Correo electrónico cambiado',
    select: 'Elegir',
    again: 'Reenviar',
    one: '1 mensaje está de nuevo en camino.',
    lapsed: 'Su enlace venció.',
  },
} as const

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff see undelivered messages and retry them', async ({
      page,
      context,
      city,
      hands,
    }) => {
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      const domain = `${crypto.randomUUID()}.example`
      await giveUpMails(city, domain)
      const to = (name: string) => `${name.charAt(0)}•••@${domain}`
      const rowOf = (name: string) => page.getByRole('row').filter({ hasText: to(name) })

      await page.goto(`${city.origins.staff}/?lng=${language}`)
      await expectAlive(page)
      if (isKeyboardOnly) await hands.press(page.locator('summary', { hasText: say.menu }))
      const link = page.getByRole('link', { name: say.title, exact: true })
      await hands.press(link.filter({ visible: true }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expect(rowOf('ana')).toContainText(say.changed)
      await expect(page.getByText(`ana@${domain}`)).toHaveCount(0)
      await expect(rowOf('cy')).toContainText(say.lapsed)
      await expect(rowOf('cy').getByRole('button')).toHaveCount(0)
      await expectSound(page)

      const sendSelected = page.getByRole('button', { name: say.selected })
      await hands.press(sendSelected)
      const refused = page.getByRole('alert').filter({ hasText: say.none })
      await expect(refused).toContainText(say.first)
      await hands.check(
        page.getByRole('checkbox', { name: `${say.select}: ${say.changed}, ${to('ana')}` }),
      )
      await hands.press(sendSelected)
      await expect(page.getByText(say.one)).toBeVisible()
      await expect(rowOf('ana')).toHaveCount(0)
      await waitForMail(city.origins.mailbox, `ana@${domain}`)
      await expectSound(page)

      await expectAlive(page)
      await hands.press(
        page.getByRole('button', { name: `${say.again}: ${say.changed}, ${to('bo')}` }),
      )
      await expect(rowOf('bo')).toHaveCount(0)
      await expect(page.getByText(say.one)).toBeVisible()
      await waitForMail(city.origins.mailbox, `bo@${domain}`)
    })
  })
}
