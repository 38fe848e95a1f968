import { putIssuedPermit } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, signIn as signInAs } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    lead: 'All permits that name the license of Segundo Roofing (sample).',
    toBook: /^To book/,
    next: /^Book: /,
    path: 'Steps of this permit',
    number: 'License number',
    pin: 'PIN',
    connect: 'Connect',
    wrong: 'The license was not connected',
    connected: 'The license is connected.',
    permits: 'Your permits as a contractor',
    email: 'Their work email',
    invite: 'Send the invitation',
    sent: /Invitation sent/,
    takeBack: (email: string) => `Take back the invitation to ${email}`,
    license: ['C-1187', '118711'],
    actFor: 'Who you act for',
    switch: 'Switch',
    none: 'No contractor license yet',
    toInspect: /^Next: /,
    who: 'Who will be there',
    phone: 'Their phone number',
    book: 'Book the inspection',
    booked: /^Booked: /,
  },
  es: {
    lead: 'Todos los permisos que llevan la licencia de Segundo Roofing (sample).',
    toBook: /^Por reservar/,
    next: /^Reservar: /,
    path: 'Pasos de este permiso',
    number: 'Número de la licencia',
    pin: 'PIN',
    connect: 'Conectar',
    wrong: 'La licencia no se conectó',
    connected: 'La licencia está conectada.',
    permits: 'Sus permisos como contratista',
    email: 'Su correo de trabajo',
    invite: 'Enviar la invitación',
    sent: /Invitación enviada/,
    takeBack: (email: string) => `Retirar la invitación a ${email}`,
    license: ['C-1402', '140214'],
    actFor: 'En nombre de quién actúa',
    switch: 'Cambiar',
    none: 'Todavía sin licencia de contratista',
    toInspect: /^Lo siguiente: /,
    who: 'Quién estará allí',
    phone: 'Su teléfono',
    book: 'Reservar la inspección',
    booked: /^Reservada: /,
  },
} as const

/** The license of Segundo Roofing in the demo city. */
const segundo = 'C-3300'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /\/api\/organizations\/licenses/ })
    test.setTimeout(90_000)
    const say = words[language]

    test('a contractor’s delegate sees all permits that name the license, and what to book', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      await signInAs(context, city.origins.resident, 'dan@demo.example')
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await page.goto('/contractor_permits')
      await expectAlive(page)
      await expect(main.getByText(say.lead)).toBeVisible()
      await expectSound(page)
      await hands.press(main.getByRole('link', { name: say.toBook }))
      await expect(page).toHaveURL(/view=toBook/)
      // The list before it stays until this one is there.
      await expect(main.getByRole('link', { name: say.toBook })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(main.getByText(say.next).first()).toBeVisible()
      await hands.press(main.getByRole('table').getByRole('link').first())
      await expect(main.getByRole('list', { name: say.path })).toBeVisible()
    })

    test('a contractor’s delegate books an inspection of another person’s permit', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const [{ ids }, staff] = await Promise.all([castOf(city), castOf(city, 'staff')])
      const permit = await putIssuedPermit(city, {
        userId: ids.resident,
        inspectorId: staff.ids.staff,
        contractorLicense: segundo,
      })
      await signInAs(context, city.origins.resident, 'dan@demo.example')
      await page.goto(`/permits/${permit.year}/${permit.number}?lng=${language}`)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 2, name: say.toInspect })).toBeVisible()
      await hands.check(main.getByRole('radio').first())
      await main.getByLabel(say.who).fill('Dan Whitfield')
      await hands.write(main.getByLabel(say.phone), '847-555-0117')
      await hands.press(main.getByRole('button', { name: say.book }))
      await expect(main.getByRole('heading', { level: 2, name: say.booked })).toBeVisible()
      await expectSound(page)
    })

    test('a manager connects the license by its PIN, and invites an employee', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'manager' })
      await page.goto('/contractor_permits')
      await expectAlive(page)
      await expect(main.getByText(say.none, { exact: true })).toBeVisible()
      await expectSound(page)
      await page.goto('/add_organization')
      await expectAlive(page)
      await hands.choose(main.getByLabel(say.actFor), 'Lantern Bakery')
      await hands.press(main.getByRole('button', { name: say.switch }))
      await expect(page).toHaveURL(/\/organization_management$/)
      await expectAlive(page)
      const [number, pin] = say.license
      const connect = main.getByRole('button', { name: say.connect, exact: true })
      await hands.write(main.getByLabel(say.number), number)
      await hands.write(main.getByLabel(say.pin), '000000')
      await hands.press(connect)
      await expect(main.getByText(say.wrong)).toBeVisible()
      await hands.write(main.getByLabel(say.pin), pin)
      await hands.press(connect)
      await expect(main.getByText(say.connected)).toBeVisible()
      await expect(main.getByRole('link', { name: say.permits })).toBeVisible()
      const email = newAddress()
      await hands.write(main.getByLabel(say.email), email)
      await hands.press(main.getByRole('button', { name: say.invite }))
      await expect(main.getByText(say.sent)).toBeVisible()
      await expectSound(page)
      const takeBack = main.getByRole('button', { name: say.takeBack(email) })
      await hands.press(takeBack)
      await expect(takeBack).toHaveCount(0)
    })
  })
}
