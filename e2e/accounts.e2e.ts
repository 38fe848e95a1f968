import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    first: 'First name',
    last: 'Last name',
    phone: 'Phone number',
    street: 'Street address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    continue: 'Continue',
    tickOne: 'Tick at least one box, or “None of these”.',
    none: 'None of these',
    business: 'I have a business',
    several: 'I have several properties',
    property: 'Property 2',
    addNew: 'Add an organization that is not listed',
    name: 'Name of the organization',
    tax: 'Tax ID',
    license: 'Business license ID',
    finish: 'Create account',
    save: 'Save changes',
    saved: 'Your changes were saved.',
    picture: 'Choose a picture',
    shown: 'Your new picture is shown.',
    myPicture: 'Your profile picture',
    delete: 'Delete account',
    sure: 'Are you sure you want to delete this account?',
    deleted: 'Your account has been deleted.',
    notYours: 'Error: you may not edit an account of a different ID',
  },
  es: {
    first: 'Nombre',
    last: 'Apellido',
    phone: 'Número de teléfono',
    street: 'Calle y número',
    city: 'Ciudad',
    state: 'Estado',
    zip: 'Código postal',
    continue: 'Continuar',
    tickOne: 'Marque al menos una casilla, o «Nada de esto».',
    none: 'Nada de esto',
    business: 'Tengo un negocio',
    several: 'Tengo varias propiedades',
    property: 'Propiedad 2',
    addNew: 'Agregar una organización que no figura',
    name: 'Nombre de la organización',
    tax: 'Número de identificación fiscal',
    license: 'Número de licencia comercial',
    finish: 'Crear cuenta',
    save: 'Guardar cambios',
    saved: 'Se guardaron los cambios.',
    picture: 'Elija una imagen',
    shown: 'Se muestra su imagen nueva.',
    myPicture: 'Su imagen de perfil',
    delete: 'Eliminar la cuenta',
    sure: '¿Seguro que desea eliminar esta cuenta?',
    deleted: 'Su cuenta fue eliminada.',
    notYours: 'Error: no puede editar una cuenta con otro identificador',
  },
} as const

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]
    test.beforeEach(async ({ context, city }) => {
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
    })

    test('an account is created in three steps and lands on the dashboard', async ({
      page,
      context,
      city,
    }) => {
      const hands = isKeyboardOnly ? keyboardOf(page) : pointer
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'no contact' })
      const go = page.getByRole('button', { name: say.continue })
      const textbox = (name: string) => page.getByRole('main').getByRole('textbox', { name })

      await page.goto('/account/create')
      await expect(page).toHaveURL(/\/account\/create\/address$/)
      await expectAlive(page)
      await hands.press(go)
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
      await expectSound(page)
      await hands.write(page.getByLabel(say.first), 'Paloma')
      await hands.write(page.getByLabel(say.last), 'Sample')
      await hands.write(page.getByLabel(say.phone), '8475550123')
      await hands.write(page.getByLabel(say.street), '202 Millrace St')
      await hands.write(textbox(say.city), 'Elgin')
      await hands.choose(page.getByLabel(say.state), 'Illinois')
      await hands.write(page.getByLabel(say.zip), '60120')
      await hands.press(go)

      await expect(page).toHaveURL(/\/account-information$/)
      await hands.press(go)
      await expect(page.getByRole('link', { name: say.tickOne })).toBeVisible()
      await hands.tick(page.getByLabel(say.business))
      await expect(page.getByLabel(say.none)).toBeDisabled()
      await hands.tick(page.getByLabel(say.several))
      await expectSound(page)
      const property = page.getByRole('group', { name: say.property })
      await hands.write(property.getByLabel(say.street), '150 Dexter Court')
      await hands.write(property.getByRole('textbox', { name: say.city }), 'Elgin')
      await hands.choose(property.getByLabel(say.state), 'Illinois')
      await hands.write(property.getByLabel(say.zip), '60120')
      await hands.press(go)

      await expect(page).toHaveURL(/\/business-information$/)
      // What was filled in stands on the server: another visit goes on with it.
      await page.reload()
      await expectAlive(page)
      await hands.press(page.getByRole('button', { name: say.addNew }))
      await expect(page.getByLabel(say.name)).toBeFocused()
      await hands.write(page.getByLabel(say.name), 'Kite Works')
      await hands.write(page.getByLabel(say.tax), cast.ids.resident)
      await hands.write(page.getByLabel(say.license), '7')
      await hands.write(page.getByLabel(say.street), '1 Kite Lane')
      await hands.write(textbox(say.city), 'Elgin')
      await hands.choose(page.getByLabel(say.state), 'Illinois')
      await hands.write(page.getByLabel(say.zip), '60120')
      await expectSound(page)
      await hands.press(page.getByRole('button', { name: say.finish }))
      await expect(page).toHaveURL(/\/dashboard$/)
      const answer = await context.request.get('/api/organizations')
      expect(await answer.json()).toMatchObject([
        { Name: 'Kite Works', Verified: true, Manager: true },
      ])
    })

    test('the profile is changed, a picture shown, the account deleted', async ({
      page,
      context,
      city,
    }) => {
      const hands = isKeyboardOnly ? keyboardOf(page) : pointer
      const cast = await castOf(city)
      await signIn(context, { city, cast, role: 'resident' })
      await page.goto(`/account/${cast.ids.resident}`)
      await expectAlive(page)
      await expectSound(page)
      await hands.write(page.getByLabel(say.first), 'Paloma')
      await hands.write(page.getByLabel(say.last), 'Sample')
      await hands.press(page.getByRole('button', { name: say.save }))
      await expect(page.getByText(say.saved)).toBeVisible()

      const buffer = await page.screenshot()
      await page
        .getByLabel(say.picture)
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await expect(page.getByText(say.shown)).toBeVisible()
      const picture = page.getByRole('img', { name: say.myPicture })
      await expect
        .poll(() =>
          picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
        )
        .toBeGreaterThan(0)

      await hands.press(page.getByRole('button', { name: say.delete }))
      const warning = page.getByRole('alertdialog', { name: say.sure })
      await expectSound(page)
      await hands.press(warning.getByRole('button', { name: say.delete }))
      await expect(page.getByText(say.deleted)).toBeVisible()
      expect((await context.request.get('/api/auth')).status()).toBe(401)
    })

    test('nobody edits the account of another', async ({ page, context, city }) => {
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
  await page.goto(`/account/${cast.ids.resident}#picture-section`)
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
