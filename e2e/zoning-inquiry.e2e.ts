import type { Page } from '@playwright/test'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { castOf, signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    address: 'Address',
    search: 'Search',
    found: /properties found/,
    allowed: /^Allowed/,
    share: /72% of the lot/,
    submit: 'Ask a planner',
    review: 'Please review form for errors',
    markOne: 'Mark at least one that applies to you.',
    usage: 'What do you want to do there?',
    expand: 'I want to expand my business',
    home: 'Is this a home-based business?',
    newOne: 'Is this a new business?',
    yes: 'Yes',
    no: 'No',
    taken: /Your request number is (\d{8})/,
    see: 'See your request',
    none: /We found no property in the city there/,
    failed: /We could not look up that place/,
    close: 'Close',
    map: 'Map of properties',
    show: 'Show the map',
    zoomIn: 'Zoom in to choose a property.',
    zoomOut: 'Zoom out',
    notLoaded: 'Could not load map',
  },
  es: {
    address: 'Dirección',
    search: 'Buscar',
    found: /propiedades encontradas/,
    allowed: /^Permitido/,
    share: /72 % del terreno/,
    submit: 'Preguntar a un urbanista',
    review: 'Revise los errores del formulario',
    markOne: 'Marque al menos una opción que corresponda.',
    usage: '¿Qué quiere hacer allí?',
    expand: 'Quiero ampliar mi negocio',
    home: '¿Es un negocio en casa?',
    newOne: '¿Es un negocio nuevo?',
    yes: 'Sí',
    no: 'No',
    taken: /Su número de solicitud es (\d{8})/,
    see: 'Ver su solicitud',
    none: /No encontramos ninguna propiedad/,
    failed: /No pudimos buscar ese lugar/,
    close: 'Cerrar',
    map: 'Mapa de propiedades',
    show: 'Mostrar el mapa',
    zoomIn: 'Acerque el mapa para elegir una propiedad.',
    zoomOut: 'Alejar',
    notLoaded: 'No se pudo cargar el mapa',
  },
} as const

const path = '/activities/zoning_inquiry'

interface Listed {
  readonly Id: string
  readonly address: string
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
  readonly districts: readonly { readonly share: number }[]
}

/** A property of the demo city that lies in two districts. */
async function splitProperty(page: Page): Promise<Listed> {
  for (const street of [
    "O'Brien Rd",
    'Muñoz Ave',
    'Watchmaker St',
    'Railway St',
    'Meadowlark Ln',
  ]) {
    const reply = await page.request.get(
      `/api/salesforce/landParcelMaster/${encodeURIComponent(street)}`,
    )
    // The contract's own shape.
    const found = (await reply.json()) as readonly Listed[]
    const split = found.find(({ districts }) => districts.some(({ share }) => share === 720))
    if (split) return split
  }
  throw new Error('The demo city has no property in two districts')
}

for (const { title, language, isKeyboardOnly, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    test.setTimeout(90_000)
    const say = words[language]

    test('a resident finds a property, reads what its districts allow, and asks; staff see it', async ({
      page,
      context,
      browser,
      city,
      hands,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      const split = await splitProperty(page)
      await page.goto(path)
      await expectAlive(page)
      await expectSound(page)
      // A street is a list.
      const street = split.address.replace(/^\d+ /, '')
      await hands.write(page.getByRole('textbox', { name: say.address }), street)
      await hands.press(page.getByRole('search').last().getByRole('button'))
      await expect(page.getByRole('heading', { name: say.found })).toBeVisible()
      await expectAlive(page)
      await expectSound(page)
      await hands.press(page.getByRole('link', { name: `${split.address}, ${split.zip}` }))
      await expect(page.getByText(say.share)).toBeVisible()
      await expect(page.getByRole('group').filter({ hasText: say.allowed }).first()).toBeVisible()
      await expectAlive(page)
      await expectSound(page)

      const submit = page.getByRole('button', { name: say.submit })
      await hands.press(submit)
      await expect(page.getByText(say.review)).toBeVisible()
      await expect(page.getByText(say.markOne).first()).toBeVisible()
      await expectSound(page)
      await hands.write(page.getByLabel(say.usage), 'A bakery; with 20 seats')
      await hands.check(page.getByLabel(say.expand))
      const answer = (question: string, word: string) =>
        page.getByRole('group', { name: question }).getByRole('radio', { name: word })
      await hands.check(answer(say.home, say.yes))
      await hands.check(answer(say.newOne, say.yes))
      const sent = page.waitForResponse((reply) =>
        reply.url().includes('/api/salesforce/zoningInquiry/'),
      )
      await hands.press(submit)
      const taken = page.getByText(say.taken)
      await expect(taken).toBeVisible()
      await expectSound(page)
      // The contract's own shape.
      const { id } = (await (await sent).json()) as { readonly id: string }
      await hands.press(page.getByRole('link', { name: say.see }))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(say.expand)).toBeVisible()

      const own = await browser.newContext({ viewport: options.viewport })
      await signIn(own, { city, cast: await staffOf(city), role: 'staff' })
      const desk = await own.newPage()
      await desk.goto(`${city.origins.staff}/requests/${id}?lng=${language}`)
      await expectAlive(desk)
      await expect(desk.getByText('A bakery; with 20 seats').first()).toBeVisible()
      await expect(desk.getByText(/\w+ \(72 %\)/).first()).toBeVisible()
      await own.close()
    })

    test('the map chooses a property, and says why it cannot', async ({
      page,
      context,
      city,
      hands,
    }) => {
      await signIn(context, { city, cast: await castOf(city), role: 'resident' })
      const { Id, address, zip } = await splitProperty(page)
      await page.goto(`${path}?parcel=${Id}`)
      await expectAlive(page)
      const show = page.getByRole('button', { name: say.show })
      if (isKeyboardOnly) await hands.press(show)
      const map = page.getByRole('application', { name: say.map })
      await expect(map).toBeVisible()
      await expectSound(page)
      // The middle of the map is the property itself.
      await map.click()
      await expect(page.getByRole('heading', { name: `${address}, ${zip}` })).toBeVisible()

      const none = { status: 200, json: { id: null } }
      await page.route('**/api/parcels/at*', (route) => route.fulfill(none))
      await map.click({ position: { x: 40, y: 300 } })
      await expect(page.getByRole('alertdialog')).toContainText(say.none)
      await expectSound(page)
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: say.close }))
      await page.unroute('**/api/parcels/at*')
      await page.route('**/api/parcels/at*', (route) => route.abort())
      await map.click({ position: { x: 40, y: 300 } })
      await expect(page.getByRole('alertdialog')).toContainText(say.failed)
      await hands.press(page.getByRole('alertdialog').getByRole('button', { name: say.close }))

      await hands.press(page.getByRole('button', { name: say.zoomOut }))
      await expect(page.getByText(say.zoomIn)).toBeVisible()
    })
  })
}

test.describe('without the map', () => {
  test.use({ refusals: /map\/layer/ })

  test('a map that does not load says so, and the rest still works', async ({
    page,
    context,
    city,
  }) => {
    await signIn(context, { city, cast: await castOf(city), role: 'resident' })
    await page.route('**/api/map/layer*', (route) => route.abort())
    const { Id } = await splitProperty(page)
    await page.goto(`${path}?parcel=${Id}`)
    await expect(page.getByText(words.en.notLoaded)).toBeVisible()
    await expect(page.getByRole('button', { name: words.en.submit })).toBeVisible()
    await expectSound(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a property is found, and a planner asked', async ({ page, context, city }) => {
    const say = words.en
    await signIn(context, { city, cast: await castOf(city), role: 'resident' })
    const { address, zip } = await splitProperty(page)
    await page.goto(path)
    await page.getByRole('textbox', { name: say.address }).fill('1 Nowhere')
    await page.getByRole('search').last().getByRole('button').click()
    await expect(page.getByText(say.none)).toBeVisible()
    await page.getByRole('textbox', { name: say.address }).fill(address)
    await page.getByRole('search').last().getByRole('button').click()
    await expect(page.getByRole('heading', { name: `${address}, ${zip}` })).toBeVisible()
    await page.getByLabel(say.usage).fill('A bakery')
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByText(say.markOne).first()).toBeVisible()
    await expect(page.getByLabel(say.usage)).toHaveValue('A bakery')
    await page.getByLabel(say.expand).check()
    for (const question of [say.home, say.newOne])
      await page.getByRole('group', { name: question }).getByRole('radio', { name: say.no }).check()
    await page.getByRole('button', { name: say.submit }).click()
    await expect(page.getByText(say.taken)).toBeVisible()
    await expectSound(page)
  })
})
