import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './hands.ts'
import { payByCard, providerPage } from './provider-page.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    title: 'Open or grow a business',
    open: 'Open a business',
    next: 'Continue',
    show: 'Show my checklist',
    missing: /A question has no answer yet/,
    isNew: 'Is this a new business?',
    isHome: 'Is this a home-based business?',
    yes: 'Yes',
    no: 'No',
    cafe: 'Café, restaurant or bar',
    sign: 'Put up or change a sign',
    name: 'Name of the business',
    business: 'Business',
    address: 'Address in the city',
    place: /Check that the place allows it/,
    from: 'From $225.00',
    keep: 'Keep this checklist',
    kept: 'Kept in your account.',
    tick: 'Mark as done: Registration with the state',
    untick: 'Mark as to do: Registration with the state',
    start: 'Start: Business license',
    send: 'Submit',
    activity: 'What the business does',
    seats: 'Seats for guests',
    owner: 'Name of the owner',
    tax: 'State tax number',
    contact: 'Your name',
    review: 'Check your answers',
    thanks: 'Thank you',
    pay: 'Pay',
    issue: 'Issue the license',
    preview: 'Show the fee',
    total: 'Total: $261.00',
    ask: 'Issue, and ask for the fee',
    waits: /waits for its fee/,
    status: 'Pending Payment',
    request: /^Request \d{8}$/,
    payNext: 'Next',
    paid: 'Thank you for your payment',
    seeLicense: 'See the license',
    valid: 'This license is valid',
    logIn: 'Log in to keep it',
    grow: 'Maintain or grow my business',
    renew: 'Renew my business license',
    startRenewal: 'Start: Renewal of your license',
    renewal: 'Renew a business license',
  },
  es: {
    title: 'Abrir o ampliar un negocio',
    open: 'Abrir un negocio',
    next: 'Continuar',
    show: 'Mostrar mi lista',
    missing: /Falta responder una pregunta/,
    isNew: '¿Es un negocio nuevo?',
    isHome: '¿El negocio funciona en su casa?',
    yes: 'Sí',
    no: 'No',
    cafe: 'Café, restaurante o bar',
    sign: 'Poner o cambiar un letrero',
    name: 'Nombre del negocio',
    business: 'Negocio',
    address: 'Dirección en la ciudad',
    place: /Compruebe que el lugar lo permite/,
    from: 'Desde $225.00',
    keep: 'Guardar esta lista',
    kept: 'Guardada en su cuenta.',
    tick: 'Marcar como listo: Registro ante el estado',
    untick: 'Marcar como pendiente: Registro ante el estado',
    start: 'Comenzar: Licencia comercial',
    send: 'Enviar',
    activity: 'A qué se dedica el negocio',
    seats: 'Asientos para clientes',
    owner: 'Nombre del dueño',
    tax: 'Número de impuestos del estado',
    contact: 'Su nombre',
    review: 'Revise sus respuestas',
    thanks: 'Gracias',
    pay: 'Pagar',
    issue: 'Emitir la licencia',
    preview: 'Mostrar la tarifa',
    total: 'Total: $261.00',
    ask: 'Emitir y cobrar la tarifa',
    waits: /espera su tarifa/,
    status: 'Pago pendiente',
    request: /^Solicitud \d{8}$/,
    payNext: 'Siguiente',
    paid: 'Gracias por su pago',
    seeLicense: 'Ver la licencia',
    valid: 'Esta licencia es válida',
    logIn: 'Iniciar sesión para guardarla',
    grow: 'Mantener o ampliar mi negocio',
    renew: 'Renovar mi licencia comercial',
    startRenewal: 'Comenzar: Renovación de su licencia',
    renewal: 'Renovar una licencia comercial',
  },
} as const

const path = '/activities/business_application'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a new café’s checklist leads to its license, which staff issue', async ({
      page,
      context,
      browser,
      city,
      hands,
      main,
    }) => {
      test.setTimeout(180_000)
      const { check, press, write } = hands
      const button = (name: string) => main.getByRole('button', { name, exact: true })
      const answer = (question: string, word: string) =>
        main.getByRole('group', { name: question }).getByRole('radio', { name: word, exact: true })
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(path)
      await expectAlive(page)
      await expect(main.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
      await press(button(say.next))
      await expect(main.getByText(say.missing)).toBeVisible()
      await expectSound(page)
      await expectAlive(page)
      await check(main.getByRole('radio', { name: say.open }))
      await press(button(say.next))
      await expectAlive(page)
      await check(answer(say.isNew, say.yes))
      await check(answer(say.isHome, say.yes))
      // The keyboard moves within a group by arrows.
      await page.keyboard.press('ArrowDown')
      await expect(answer(say.isHome, say.no)).toBeChecked()
      await expectSound(page)
      await press(button(say.next))
      await expectAlive(page)
      await check(main.getByRole('radio', { name: say.cafe }))
      await check(main.getByRole('checkbox', { name: say.sign }))
      await write(main.getByLabel(say.name), "Café O'Brien Muñoz")
      await write(main.getByLabel(say.address), '12 Douglas Ave')
      await expectSound(page)
      await press(button(say.show))

      await expect(main.getByRole('heading', { level: 2, name: say.place })).toBeVisible()
      await expectAlive(page)
      await expect(main.getByText(say.from)).toBeVisible()
      await expectSound(page)
      await press(button(say.keep))
      await expect(main.getByText(say.kept)).toBeVisible()
      await press(button(say.tick))
      await expect(button(say.untick)).toBeVisible()
      await expectSound(page)

      // The form begins with what the checklist knows.
      await press(main.getByRole('link', { name: say.start }))
      await expectAlive(page)
      const form = page.frameLocator('main iframe')
      const onward = form.getByRole('button', { name: say.next, exact: true })
      await expect(form.getByLabel(say.name)).toHaveValue("Café O'Brien Muñoz")
      await expect(form.getByLabel(say.cafe)).toBeChecked()
      await write(form.getByLabel(say.activity), 'Coffee')
      await write(form.getByLabel(say.seats), '18')
      await press(onward)
      await write(form.getByLabel(say.owner), 'Pat Muñoz')
      await write(form.getByLabel(say.tax), '4123-4567')
      await press(onward)
      await write(form.getByLabel(say.contact), 'Pat Muñoz')
      await press(onward)
      await expect(form.getByRole('heading', { level: 1, name: say.review })).toBeVisible()
      const taken = page.waitForResponse((reply) => reply.url().includes('/submitToPortal'))
      await press(form.getByRole('button', { name: say.send, exact: true }))
      await expect(main.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible()
      // The contract's own shape.
      const { id } = (await (await taken).json()) as { readonly id: string }

      const own = await browser.newContext({ viewport: options.viewport })
      await signIn(own, { city, cast: await staffOf(city), role: 'caseWorker' })
      const desk = await own.newPage()
      await desk.goto(`${city.origins.staff}/requests/${id}?lng=${language}`)
      const deskMain = desk.getByRole('main')
      await deskMain.getByRole('link', { name: say.issue }).click()
      await expectAlive(desk)
      await expectSound(desk)
      await expect(deskMain.getByLabel(say.business)).toHaveValue("Café O'Brien Muñoz")
      await deskMain.getByRole('button', { name: say.preview }).click()
      await expect(deskMain.getByText(say.total)).toBeVisible()
      await expectSound(desk)
      await deskMain.getByRole('button', { name: say.ask }).click()
      await expect(deskMain.getByText(say.waits).first()).toBeVisible()
      await expectSound(desk)
      await own.close()

      await page.goto(path)
      await expectAlive(page)
      await expect(main.getByText(say.status)).toBeVisible()
      await press(main.getByRole('link', { name: say.request }))
      await expectAlive(page)
      await press(main.getByRole('link', { name: say.pay }).first())
      await expect(page).toHaveURL(/\/payment\?/)
      await expectAlive(page)
      await press(main.getByRole('button', { name: say.payNext }))
      await payByCard(providerPage(page), pointer)
      await expect(main.getByRole('heading', { level: 1, name: say.paid })).toBeFocused()

      await page.goto(path)
      await expectAlive(page)
      await expectSound(page)
      await press(main.getByRole('link', { name: say.seeLicense }))
      await expect(main.getByText(say.valid)).toBeVisible()
      await expect(main.getByText("Café O'Brien Muñoz")).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  const say = words.es

  test('a guest gets the list by the address, and a resident keeps it, in Spanish', async ({
    page,
    context,
    city,
    main,
  }) => {
    await context.addCookies([{ name: 'language', value: 'es', url: city.origins.resident }])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await main.getByRole('radio', { name: say.grow }).check()
    await main.getByRole('button', { name: say.next }).click()
    await main.getByRole('button', { name: say.show }).click()
    await expect(main.getByText(say.missing)).toBeVisible()
    await expectSound(page)
    await main.getByRole('checkbox', { name: say.renew }).check()
    await main.getByRole('button', { name: say.show }).click()
    await expect(main.getByRole('link', { name: say.startRenewal })).toBeVisible()
    await expect(main.getByRole('link', { name: say.logIn })).toBeVisible()
    await expectSound(page)

    await signIn(context, { city, cast: await castOf(city), role: 'resident' })
    await page.reload()
    await main.getByRole('button', { name: say.keep }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(main.getByText(say.kept)).toBeVisible()
    await main.getByRole('link', { name: say.startRenewal }).click()
    await expect(main.getByRole('heading', { level: 1, name: say.renewal })).toBeVisible()
  })
})
