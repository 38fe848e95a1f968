import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { keyboardOf, pointer } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'

const words = {
  en: {
    add: 'Add to “Apply”',
    form: 'Hosted form',
    name: 'Name',
    description: 'Description',
    process: 'Forms process',
    newsletter: 'City Newsletter (171)',
    object: 'CRM object',
    guests: 'Can be used without an account',
    create: 'Create',
    mend: 'Please correct the errors in this form.',
    required: 'Enter a name.',
    created: 'The service was created.',
    see: 'Look at the form',
    topics: 'Topics',
    published: 'Published',
    save: 'Save',
    updated: 'Updated.',
  },
  es: {
    add: 'Agregar a «Solicitar»',
    form: 'Formulario alojado',
    name: 'Nombre',
    description: 'Descripción',
    process: 'Proceso de formularios',
    newsletter: 'Boletín de la ciudad (171)',
    object: 'Objeto del CRM',
    guests: 'Se puede usar sin cuenta',
    create: 'Crear',
    mend: 'Corrija los errores de este formulario.',
    required: 'Escriba un nombre.',
    created: 'Se creó el servicio.',
    see: 'Ver el formulario',
    topics: 'Temas',
    published: 'Publicado',
    save: 'Guardar',
    updated: 'Se actualizó correctamente.',
  },
} as const

for (const { title, language, isKeyboardOnly, viewport, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('staff add a service and publish it; a resident finds and starts it', async ({
      page,
      context,
      browser,
      city,
      hands,
    }) => {
      test.slow()
      const { press, write, choose, check } = hands
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const field = (name: string) => page.getByLabel(name, { exact: true })
      await signIn(context, { city, cast: await castOf(city, 'staff'), role: 'staff' })
      const name = `Rabbit papers ${crypto.randomUUID().slice(0, 8)}`

      await page.goto(`${city.origins.staff}/activities`)
      await expectAlive(page)
      await expectSound(page)
      await press(page.getByRole('link', { name: say.add }))
      await expect(page).toHaveURL(/\/activities\/create\?action=APPLY_FOR$/)
      await press(page.getByRole('link', { name: say.form }))
      await press(button(say.create))
      await expect(page.getByText(say.mend)).toBeVisible()
      await expect(page.getByRole('link', { name: say.required })).toBeVisible()
      await expectSound(page)
      await write(field(say.name), name)
      await choose(field(say.process), say.newsletter)
      await choose(field(say.object), 'Case')
      await check(field(say.guests))
      await press(button(say.create))
      await expect(page.getByText(say.created)).toBeVisible()
      const id = /\/activities\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
      const open = () => context.request.get(`${city.origins.resident}/api/activities/${id}`)
      expect((await open()).status()).toBe(404)

      await press(page.getByRole('link', { name: say.see }))
      await expect(page.getByRole('group', { name: say.topics })).toBeVisible()
      await expectSound(page)
      await page.goBack()
      // Its hint is part of its name.
      await check(page.getByRole('checkbox', { name: say.published }))
      await press(button(say.save))
      await expect(page.getByText(say.updated)).toBeVisible()
      await expectSound(page)

      const outside = await browser.newContext({ viewport, baseURL: city.origins.resident })
      await outside.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      const resident = await outside.newPage()
      const theirs = isKeyboardOnly ? keyboardOf(resident) : pointer
      await resident.goto('/?action=APPLY_FOR')
      await expectAlive(resident)
      await theirs.choose(resident.locator('select[name=activityId]'), name)
      await theirs.press(
        resident.getByRole('button', {
          name: language === 'en' ? 'Start' : 'Comenzar',
          exact: true,
        }),
      )
      await expect(resident).toHaveURL(/\/laserfiche\/form\?.*bpid=171/)
      const form = resident.frameLocator('main iframe')
      await expect(form.getByRole('group', { name: say.topics })).toBeVisible()
      await outside.close()
    })
  })
}
