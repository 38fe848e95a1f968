import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

const words = {
  en: {
    street: 'Street name',
    search: 'Search',
    page: 'Open the permit’s page',
    path: 'Steps of this permit',
    close: 'Close',
    byNumber: 'Application Number',
    year: 'Application year',
    number: 'Application number',
    missing: 'There is no permit with this year and number.',
    byName: 'Name',
    owner: 'Owner’s name',
    byMap: 'Map',
    list: 'Permits in this part of the city',
    map: 'Map of permits. Move it to see others.',
    zoomOut: 'Zoom out',
    some: /^\d+ permits here$/,
    more: /Zoom in to see all/,
    closer: 'Closer',
  },
  es: {
    street: 'Nombre de la calle',
    search: 'Buscar',
    page: 'Abrir la página del permiso',
    path: 'Pasos de este permiso',
    close: 'Cerrar',
    byNumber: 'Número de solicitud',
    year: 'Año de la solicitud',
    number: 'Número de solicitud',
    missing: 'No hay ningún permiso con este año y número.',
    byName: 'Nombre',
    owner: 'Nombre del propietario',
    byMap: 'Mapa',
    list: 'Permisos en esta parte de la ciudad',
    map: 'Mapa de permisos. Muévalo para ver otros.',
    zoomOut: 'Alejar',
    some: /^\d+ permisos aquí$/,
    more: /Acérquese para verlos todos/,
    closer: 'Más cerca',
  },
} as const

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    const say = words[language]

    test('a neighbor looks a permit up by street, and by number', async ({ page, main, hands }) => {
      await page.goto('/permit-search')
      await expectAlive(page)
      await hands.write(main.getByLabel(say.street), 'millrace')
      await hands.press(main.getByRole('button', { name: say.search }))
      const row = main.getByRole('table').getByRole('link').first()
      const number = await row.textContent()
      // A slow answer leaves the row where it is, with the focus.
      const release = await hold(page, /\/api\/permits\/\d+\/\d+$/)
      await hands.press(row)
      await expect(page).toHaveURL(/permit=\d{4}-\d+/)
      await expect(row).toBeVisible()
      release()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(number ?? '')
      await expectSound(page)
      await hands.press(dialog.getByRole('button', { name: say.close }))
      await expect(dialog).toHaveCount(0)
      await expect(row).toBeFocused()
      // The same where the permit was opened by a link, as before the page's scripts.
      await page.goto(`${new URL((await row.getAttribute('href')) ?? '', page.url())}`)
      await hands.press(dialog.getByRole('button', { name: say.close }))
      await expect(dialog).toHaveCount(0)
      await expect(row).toBeFocused()
      await hands.press(row)
      await hands.press(dialog.getByRole('link', { name: say.page }))
      await expect(page).toHaveURL(/\/permits\/\d{4}\/\d+$/)
      await expect(main.getByRole('list', { name: say.path })).toBeVisible()
      await expectSound(page)

      await page.goto('/permit-search?by=number')
      await expectAlive(page)
      await hands.write(main.getByLabel(say.year, { exact: true }), '26')
      await hands.press(main.getByRole('button', { name: say.search }))
      await expect(main.getByLabel(say.number, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await hands.write(main.getByLabel(say.number, { exact: true }), '00001001')
      await hands.press(main.getByRole('button', { name: say.search }))
      await expect(dialog).toContainText('26-01001')
      await hands.press(dialog.getByRole('button', { name: say.close }))
      await expect(dialog).toHaveCount(0)
      await expect(main.getByLabel(say.number, { exact: true })).toBeFocused()
      await page.goto('/permit-search?by=number&year=26&number=1')
      await expect(page.getByText(say.missing)).toBeVisible()
      await expectAlive(page)
      await expectSound(page)
    })

    test('a neighbor looks around on the map, and reads the same in a list', async ({
      page,
      main,
      hands,
    }) => {
      await page.goto('/permit-search')
      await expectAlive(page)
      await hands.press(main.getByRole('link', { name: say.byMap, exact: true }))
      const list = main.getByRole('region', { name: say.list })
      await expect(list.getByText(say.some)).toBeVisible()
      await expect(main.getByRole('application', { name: say.map })).toBeVisible()
      await expectSound(page)
      // A map that is still moving takes no step.
      await expect(async () => {
        await hands.press(main.getByRole('button', { name: say.zoomOut }))
        await expect(list.getByText(say.more)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expectSound(page)
      await hands.press(list.getByRole('link').first())
      await expect(page).toHaveURL(/\/permits\/\d{4}\/\d+$/)
    })
  })
}

test.describe('without JavaScript, in Spanish, at 320 px', () => {
  test.use({
    javaScriptEnabled: false,
    language: 'es',
    viewport: { width: 320, height: 640 },
  })

  test('a permit is found by its owner, without accents', async ({ page, main }) => {
    const say = words.es
    await page.goto('/permit-search')
    await main.getByRole('link', { name: say.byName, exact: true }).click()
    await main.getByLabel(say.owner).fill('munoz')
    await main.getByRole('button', { name: say.search }).click()
    await expect(main.getByRole('table')).toContainText('Muñoz')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await main.getByRole('table').getByRole('link').first().click()
    await main.getByRole('link', { name: say.page }).click()
    await expect(main.getByRole('list', { name: say.path })).toBeVisible()
    await expectSound(page)
  })

  test('the list of a part of the city is moved by links', async ({ page, main }) => {
    const say = words.es
    await page.goto('/permit-search?by=map')
    const list = main.getByRole('region', { name: say.list })
    await expect(list.getByText(say.some)).toBeVisible()
    const before = await list.getByRole('link').count()
    await main.getByRole('link', { name: say.closer }).click()
    await expect(page).toHaveURL(/view=/)
    expect(await list.getByRole('link').count()).toBeLessThan(before)
    await expectSound(page)
  })
})
