import { confirmedLongAgo, givePassword, waitForMail, newVisitor } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, openLink } from './people.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    myAccount: 'My account',
    notConfirmed: 'We could not confirm that it is you. Please try again.',
    first: 'First name',
    last: 'Last name',
    save: 'Save changes',
    saved: 'Your changes were saved.',
    picture: 'Choose a picture',
    shown: 'Your new picture was saved.',
    myPicture: 'Your profile picture',
    delete: 'Delete account',
    sure: 'Are you sure you want to delete this account?',
    deleted: 'Your account has been deleted.',
    tooLarge: 'This file is larger than 100 MB. Choose a smaller one.',
    current: 'Current password',
    newPassword: 'New password',
    newAgain: 'New password again',
    change: 'Change password',
    wrong: 'The password is not right.',
    changed: 'Your password is changed. All your other devices are logged out.',
    newEmail: 'New email address',
    sendLink: 'Send a link',
    isItYou: 'Is it you?',
    password: 'Password',
    continue: 'Continue',
    sent: 'A link is on its way to',
    notYours: 'Error: you may not edit an account of a different ID',
    where: 'Where you are logged in',
    thisDevice: 'This device',
    placeUnknown: 'Place unknown',
    firefox: 'Firefox on Windows',
    phone: 'Mobile app on iPhone',
    endFirefox: 'End this one: Firefox on Windows',
    ended: 'Ended. That device is logged out.',
    endOthers: 'Log out everywhere else',
    onlyThis: 'You are not logged in anywhere else.',
  },
  es: {
    myAccount: 'Mi cuenta',
    notConfirmed: 'No pudimos confirmar que es usted. Inténtelo de nuevo.',
    first: 'Nombre',
    last: 'Apellido',
    save: 'Guardar cambios',
    saved: 'Se guardaron los cambios.',
    picture: 'Elija una imagen',
    shown: 'Se guardó su imagen nueva.',
    myPicture: 'Su imagen de perfil',
    delete: 'Eliminar la cuenta',
    sure: '¿Seguro que desea eliminar esta cuenta?',
    deleted: 'Su cuenta fue eliminada.',
    tooLarge: 'Este archivo supera los 100 MB. Elija uno más pequeño.',
    current: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    newAgain: 'Contraseña nueva otra vez',
    change: 'Cambiar contraseña',
    wrong: 'La contraseña no es correcta.',
    changed: 'Su contraseña cambió. Se cerró la sesión en sus demás dispositivos.',
    newEmail: 'Correo electrónico nuevo',
    sendLink: 'Enviar un enlace',
    isItYou: '¿Es usted?',
    password: 'Contraseña',
    continue: 'Continuar',
    sent: 'Un enlace va en camino a',
    notYours: 'Error: no puede editar una cuenta con otro identificador',
    where: 'Dónde tiene la sesión abierta',
    thisDevice: 'Este dispositivo',
    placeUnknown: 'Lugar desconocido',
    firefox: 'Firefox en Windows',
    phone: 'Aplicación móvil en iPhone',
    endFirefox: 'Cerrar esta sesión: Firefox en Windows',
    ended: 'Listo. Se cerró la sesión en ese dispositivo.',
    endOthers: 'Cerrar las demás sesiones',
    onlyThis: 'No tiene la sesión abierta en ningún otro lugar.',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({
      ...options,
      refusals: /^\/api\/(?:users\/image\/uploads|auth\/change-(?:password|email))$/,
    })
    const say = words[language]

    test('a resident changes the profile and picture, and deletes the account', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/account/profile')
      await expectAlive(page)
      await expectSound(page)
      await hands.write(page.getByLabel(say.first), 'Paloma')
      await hands.write(page.getByLabel(say.last), 'Sample')
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()

      const buffer = await page.screenshot()
      const me = { name: 'me.png', mimeType: 'image/png', buffer }
      // The browser asks for the size limit before it sends anything; the server decides.
      const uploads = '**/api/users/image/uploads'
      await page.route(uploads, (route) =>
        route.fulfill({
          status: 413,
          contentType: 'application/problem+json',
          json: { status: 413, code: 'Error.TooLarge' },
        }),
      )
      await page.getByLabel(say.picture).setInputFiles(me)
      await expect(page.getByText(say.tooLarge)).toBeVisible()
      await expectSound(page)
      await page.unroute(uploads)
      await page.getByLabel(say.picture).setInputFiles(me)
      await expect(page.getByText(say.shown)).toBeVisible()
      const picture = page.getByRole('img', { name: say.myPicture })
      await expect
        .poll(() =>
          picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0)

      await page.goto('/account/data')
      await expectAlive(page)
      await hands.press(page.getByRole('button', { name: say.delete }))
      const warning = page.getByRole('alertdialog', { name: say.sure })
      await expectSound(page)
      await hands.press(warning.getByRole('button', { name: say.delete }))
      await expect(page.getByText(say.deleted)).toBeVisible()
      expect((await context.request.get('/api/auth')).status()).toBe(401)
    })

    test('a resident changes password and email address, and confirms the password', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const { write, press } = hands
      const field = (label: string) => page.getByLabel(label, { exact: true })
      const cast = await castOf(city)
      const { resident: id } = cast.ids
      await givePassword(city, id, 'Correct-horse-7')
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto('/account/security')
      await expectAlive(page)

      const change = page.getByRole('button', { name: say.change })
      await write(field(say.current), 'Battery-staple-8')
      await write(field(say.newPassword), 'Battery-staple-8')
      await write(field(say.newAgain), 'Battery-staple-8')
      await press(change)
      await expect(page.getByRole('link', { name: say.wrong })).toBeVisible()
      await expectSound(page)
      await field(say.current).clear()
      await write(field(say.current), 'Correct-horse-7')
      await press(change)
      await expect(page.getByText(say.changed)).toBeVisible()
      await expect(field(say.current)).toHaveValue('')

      await confirmedLongAgo(city, id)
      const email = newAddress()
      await write(field(say.newEmail), email)
      await press(page.getByRole('button', { name: say.sendLink }))
      const question = page.getByRole('dialog', { name: say.isItYou })
      await expect(question).toBeVisible()
      await expectSound(page)
      await write(question.getByLabel(say.password, { exact: true }), 'Battery-staple-8')
      await press(question.getByRole('button', { name: say.continue }))
      await expect(page.getByText(`${say.sent} ${email}`)).toBeVisible()
      await openLink(page, city, (await waitForMail(city.origins.mailbox, email)).text)
      await expect
        .poll(async () => (await context.request.get('/api/auth')).json())
        .toMatchObject({ Email: email })
    })

    test('a resident sees other sessions and ends them', async ({ page, context, city, hands }) => {
      const { press } = hands
      const cast = await castOf(city)
      await givePassword(city, cast.ids.resident, 'Correct-horse-7')
      await signIn(context, { city, cast, role: 'resident' })
      const { Email: email } = await (await context.request.get('/api/auth')).json()
      const credentials = { email, password: 'Correct-horse-7' }
      const laptop = newVisitor(city.origins.resident, {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
      })
      const phone = newVisitor(city.origins.resident, {
        'user-agent': 'CityPortal/12 CFNetwork/3826.500.131 Darwin/24.5.0',
      })
      await laptop.post('/api/auth/sign-in', credentials)
      await phone.post('/api/auth/sign-in', { ...credentials, session: 'mobile' })

      await page.goto('/account/security')
      await expectAlive(page)
      const list = page.locator('#sessions-section')
      await expect(list.getByRole('heading', { name: say.where })).toBeVisible()
      const rows = list.getByRole('listitem')
      await expect(rows).toHaveCount(3)
      await expect(rows.first()).toContainText(say.thisDevice)
      await expect(rows.first().getByRole('button')).toHaveCount(0)
      await expect(rows.filter({ hasText: say.firefox })).toContainText(say.placeUnknown)
      await expect(rows.filter({ hasText: say.phone })).toHaveCount(1)
      await expectSound(page)

      await press(list.getByRole('button', { name: say.endFirefox }))
      await expect(list.getByRole('status')).toHaveText(say.ended)
      await expect(rows).toHaveCount(2)
      expect((await laptop.get('/api/auth')).status).toBe(401)
      await press(list.getByRole('button', { name: say.endOthers }))
      await expect(list.getByText(say.onlyThis)).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expectSound(page)
      expect((await context.request.get('/api/auth')).status()).toBe(200)
    })

    test('each section of the account has its own address, and an old anchor leads to its section', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto(`/account/${cast.ids.resident}`)
      await expectAlive(page)
      await expectSound(page)
      const title = page.getByRole('heading', { level: 1 })
      const cards = main.getByRole('heading', { level: 2 }).getByRole('link')
      await expect(cards).toHaveCount(7)
      const names = await cards.allTextContents()
      for (const [at, name] of names.entries()) {
        await hands.press(cards.nth(at))
        await expect(title).toHaveText(name)
        await expect(page).toHaveURL(/\/account\/[a-z]+$/)
        await expectSound(page)
        await page.goBack()
        await expect(title).toHaveText(say.myAccount)
      }
      await page.goForward()
      await expect(title).toHaveText(names.at(-1) ?? '')
      await page.goto(`/account/${cast.ids.resident}#manage-autopay-section`)
      await expect(page).toHaveURL(/\/account\/billing#manage-autopay-section$/)
      await expect(page.locator('#manage-autopay-section')).toBeInViewport()
      // The notice shows, and its parameter leaves the URL before navigation.
      await page.goto('/')
      await page.goto(`/account/${cast.ids.resident}?notice=confirm-failed#security-section`)
      await expect(page).toHaveURL(/\/account\/security#security-section$/)
      await expect(page.getByText(say.notConfirmed)).toBeVisible()
    })

    test('no one edits another person’s account', async ({ page, context, city }) => {
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      const answer = await page.goto(`/account/${cast.ids['another resident']}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(say.notYours)).toBeVisible()
      await expectSound(page)
    })
  })
}

test('a file above 100 MB is refused before it is sent', async ({ page, context, city }) => {
  const cast = await castOf(city)
  await signIn(context, { city, cast, role: 'resident' })
  await page.goto('/account/profile#picture-section')
  await expectAlive(page)
  await page.getByLabel('Choose a picture').evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    const files = new DataTransfer()
    const part = new Uint8Array(10 * 1024 * 1024)
    files.items.add(
      new File(
        Array.from({ length: 11 }, () => part),
        'huge.png',
      ),
    )
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText('This file is larger than 100 MB.')).toBeVisible()
  await expectSound(page)
})
