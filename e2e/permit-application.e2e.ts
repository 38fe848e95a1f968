import type { Locator, Page } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import type { Hands } from './hands.ts'
import { castOf, signIn } from './sign-in.ts'
import { someAddress } from './some-address.ts'

const words = {
  en: {
    title: 'Do I need a permit?',
    home: 'A single-family home that I own and live in',
    shed: 'Build a shed',
    roof: 'Repair or replace a roof',
    next: 'Next',
    area: 'How large is its floor?',
    stories: 'Does it have more than one story?',
    attached: 'Is it attached to the house or garage?',
    no: 'No',
    yes: 'Yes',
    see: 'See the answer',
    notNeeded: 'No permit needed',
    rule: /not greater than 120 square feet/,
    digging: /Call 811/,
    needed: 'You need a permit',
    beyond: /Up to 120 square feet needs no permit/,
    apply: 'Apply for this permit',
    logIn: 'Log in and apply',
    continue: 'Continue',
    address: 'Address of the property',
    unknown: /could not find this address/,
    owner: 'Name of the owner',
    describe: 'Describe the work',
    squares: 'Area in squares of 100 square feet',
    cost: 'Cost of the work in dollars',
    contractor: 'A contractor with a city license',
    license: 'License number of the contractor',
    notValid: /is not valid today/,
    papers: 'Drawings and documents',
    reach: 'How we reach you',
    name: 'Your name',
    email: 'Email',
    check: 'Check your answers',
    later: /Nothing is due now/,
    submit: 'Submit',
    thanks: 'Thank you',
    number: /Your permit application is number \d\d-\d{5}/,
    permit: 'See your permit',
    now: /will check that the application is complete/,
  },
  es: {
    title: '¿Necesito un permiso?',
    home: 'Una casa unifamiliar que es mía y en la que vivo',
    shed: 'Construir un cobertizo',
    roof: 'Reparar o reemplazar un techo',
    next: 'Siguiente',
    area: '¿Qué tamaño tiene el piso?',
    stories: '¿Tiene más de un piso?',
    attached: '¿Está unido a la casa o al garaje?',
    no: 'No',
    yes: 'Sí',
    see: 'Ver la respuesta',
    notNeeded: 'No necesita un permiso',
    rule: /no mida más de 120 pies cuadrados/,
    digging: /Llame al 811/,
    needed: 'Necesita un permiso',
    beyond: /Hasta 120 pies cuadrados no necesita permiso/,
    apply: 'Solicitar este permiso',
    logIn: 'Inicie sesión y solicítelo',
    continue: 'Continuar',
    address: 'Dirección de la propiedad',
    unknown: /No encontramos esta dirección/,
    owner: 'Nombre del dueño',
    describe: 'Describa la obra',
    squares: 'Área en cuadros de 100 pies cuadrados',
    cost: 'Costo de la obra en dólares',
    contractor: 'Un contratista con licencia de la ciudad',
    license: 'Número de licencia del contratista',
    notValid: /no es válida hoy/,
    papers: 'Planos y documentos',
    reach: 'Cómo comunicarnos con usted',
    name: 'Su nombre',
    email: 'Correo electrónico',
    check: 'Revise sus respuestas',
    later: /Ahora no paga nada/,
    submit: 'Enviar',
    thanks: 'Gracias',
    number: /Su solicitud de permiso es la número \d\d-\d{5}/,
    permit: 'Ver su permiso',
    now: /revisará que la solicitud esté completa/,
  },
} as const

const path = '/activities/other_permit'

/** Radios are one stop of the keyboard: arrows go to the others. */
async function choose(page: Page, hands: Hands, radios: Locator, wanted: Locator) {
  await hands.check(radios.first())
  for (let step = 0; step < 20 && !(await wanted.isChecked()); step++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(120_000)
    const say = words[language]

    test('“Do I need a permit?” ends at no, with the rule, and at yes for more', async ({
      page,
      hands,
    }) => {
      const { press, write } = hands
      await page.goto(path)
      await expectAlive(page)
      const next = page.getByRole('button', { name: say.next, exact: true })
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await expectSound(page)
      const pick = (wanted: Locator) => choose(page, hands, page.getByRole('radio'), wanted)
      await pick(page.getByRole('radio', { name: say.home }))
      await press(next)
      await expect(page).toHaveURL(/propertyType=SingleFamilyHomeOwner/)
      await expectAlive(page)
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await expectSound(page)
      await pick(page.getByRole('radio', { name: say.shed }))
      await press(next)
      await expect(page).toHaveURL(/option=BuildingShed/)
      await expectAlive(page)
      const answerNo = async (question: string) => {
        const radios = page.getByRole('group', { name: question }).getByRole('radio')
        await choose(page, hands, radios, radios.nth(1))
      }
      await write(page.getByLabel(say.area), '120')
      await answerNo(say.stories)
      await answerNo(say.attached)
      await press(page.getByRole('button', { name: say.see }))
      await expect(page.getByRole('heading', { level: 1, name: say.notNeeded })).toBeVisible()
      await expect(page.getByText(say.rule)).toBeVisible()
      await expect(page.getByText(say.digging)).toBeVisible()
      await expectAlive(page)
      await expectSound(page)
      // The address has the answer: one more square foot needs a permit.
      const beyond = new URL(page.url())
      beyond.searchParams.set('q-squareFeet', '121')
      await page.goto(beyond.href)
      await expect(page.getByRole('heading', { level: 1, name: say.needed })).toBeVisible()
      await expect(page.getByText(say.beyond)).toBeVisible()
      await expectAlive(page)
      await expectSound(page)
      // A guest logs in first, and comes to the application.
      const apply = page.getByRole('link', { name: say.logIn })
      await expect(apply).toHaveAttribute('href', /^\/login\?redirectto=.*bpid%3D140/)
    })

    test('a roof, from the question to the permit’s number', async ({
      page,
      context,
      city,
      hands,
    }) => {
      const { press, write, check } = hands
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      await page.goto(`${path}?propertyType=SingleFamilyHomeOwner&option=RepairReplaceRoof`)
      await expectAlive(page)
      await press(page.getByRole('link', { name: say.apply }))
      await expect(page).toHaveURL(/\/laserfiche\/form\?.*bpid=140/)
      await expectAlive(page)
      const form = page.frameLocator('main iframe')
      const button = (name: string) => form.getByRole('button', { name, exact: true })
      // What was chosen before is filled in.
      await expect(form.getByLabel(say.home)).toBeChecked()
      await press(button(say.continue))

      await write(form.getByLabel(say.address), '99999 Nowhere St')
      await write(form.getByLabel(say.owner), 'Muñoz, Ana')
      await press(button(say.continue))
      await expect(form.getByText(say.unknown).first()).toBeVisible()
      await expectSound(page)
      await write(form.getByLabel(say.address), await someAddress(page))
      await press(button(say.continue))

      await write(form.getByLabel(say.describe), 'New shingles')
      await write(form.getByLabel(say.squares), '24')
      await check(form.getByRole('radio', { name: say.yes }))
      await write(form.getByLabel(say.cost), '9000')
      await press(button(say.continue))

      await check(form.getByLabel(say.contractor))
      await write(form.getByLabel(say.license), 'C-2904')
      await press(button(say.continue))
      await expect(form.getByText(say.notValid).first()).toBeVisible()
      await expectSound(page)
      await write(form.getByLabel(say.license), 'C-3300')
      await press(button(say.continue))

      const heading = (name: string) => form.getByRole('heading', { level: 1, name })
      await expect(heading(say.papers)).toBeVisible()
      await press(button(say.continue))
      await expect(heading(say.reach)).toBeVisible()
      await write(form.getByLabel(say.name), 'Ana Muñoz')
      await write(form.getByLabel(say.email), 'ana@home.example')
      await press(button(say.continue))
      await expect(heading(say.check)).toBeVisible()
      await expect(form.getByText('$117.00').first()).toBeVisible()
      await expect(form.getByText(say.later)).toBeVisible()
      await expectSound(page)
      await press(button(say.submit))

      await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeFocused()
      await expect(page.getByText(say.number)).toBeVisible()
      await expectSound(page)
      await press(page.getByRole('link', { name: say.permit }))
      await expect(page).toHaveURL(/\/permits\/\d{4}\/\d+$/)
      await expect(page.getByText(say.now)).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const say = words.en

  test('“Do I need a permit?” says what is missing, and ends at no', async ({ page }) => {
    await page.goto(path)
    const next = page.getByRole('button', { name: say.next, exact: true })
    await next.click()
    await expect(page.getByText('Choose the kind of property.').first()).toBeVisible()
    await page.getByRole('radio', { name: say.home }).check()
    await next.click()
    await page.getByRole('radio', { name: say.shed }).check()
    await next.click()
    await page.getByRole('button', { name: say.see }).click()
    await expect(page.getByText(`Answer the question: ${say.area}`).first()).toBeVisible()
    await expectSound(page)
    await page.getByLabel(say.area).fill('100')
    for (const question of [say.stories, say.attached])
      await page.getByRole('group', { name: question }).getByRole('radio', { name: say.no }).check()
    await page.getByRole('button', { name: say.see }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.notNeeded })).toBeVisible()
    await expectSound(page)
  })
})
