import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn, staffOf } from './sign-in.ts'

const words = {
  en: {
    file: 'GeoJSON or CSV file',
    send: 'Import',
    choose: 'Choose a file first.',
    refused: 'The file has errors. Nothing of it took effect.',
    crosses: 'The outline crosses itself.',
    zip: 'The ZIP code must have five digits.',
    shown: /500 of 2,0\d\d errors/,
    applied: 'The import is in effect.',
    layer: 'Address of the layer',
    pin: 'Parcel number (PIN)',
    house: 'House number',
    street: 'Street name',
    type: 'Street type',
    zipCode: 'ZIP code',
    sendLayer: 'Import the layer',
    noField: 'The layer has no field STREET_NAME.',
    noLayer: /This is no address of a layer/,
  },
  es: {
    file: 'Archivo GeoJSON o CSV',
    send: 'Importar',
    choose: 'Primero elija un archivo.',
    refused: 'El archivo tiene errores. Nada de él tuvo efecto.',
    crosses: 'El contorno se cruza a sí mismo.',
    zip: 'El código postal debe tener cinco dígitos.',
    shown: /500 de 2,0\d\d errores/,
    applied: 'La importación está en vigor.',
    layer: 'Dirección de la capa',
    pin: 'Número de parcela (PIN)',
    house: 'Número de la casa',
    street: 'Nombre de la calle',
    type: 'Tipo de calle',
    zipCode: 'Código postal',
    sendLayer: 'Importar la capa',
    noField: 'La capa no tiene el campo STREET_NAME.',
    noLayer: /Esta no es la dirección de una capa/,
  },
} as const

const square = [
  [-88.44, 41.98],
  [-88.439, 41.98],
  [-88.439, 41.981],
  [-88.44, 41.981],
  [-88.44, 41.98],
]
const crossed = [square[0], square[2], square[1], square[3], square[0]]

const feature = (parcelNumber: string, zip: string, ring: unknown) => ({
  type: 'Feature',
  properties: { parcelNumber, streetNumber: '1', streetName: 'Imported', streetSuffix: 'St', zip },
  geometry: { type: 'Polygon', coordinates: [ring] },
})

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use({ ...options, refusals: /parcels\/imports/ })
    const say = words[language]

    test('an administrator imports parcels: first with bad rows, then without', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await staffOf(city), role: 'staff' })
      const run = crypto.randomUUID().slice(0, 8)
      const fileOf = (name: string, features: readonly unknown[]) => ({
        name: `${name}-${run}.geojson`,
        mimeType: 'application/geo+json',
        buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
      })
      await page.goto(`${city.origins.staff}/parcels?lng=${language}`)
      await expectAlive(page)
      await expectSound(page)
      const send = page.getByRole('button', { name: say.send, exact: true })
      await hands.press(send)
      await expect(page.getByText(say.choose)).toBeVisible()

      const bad = Array.from({ length: 2000 }, (_, at) => feature(`${run}-${at}`, 'x', square))
      const crossing = feature(`${run}-crossed`, '60120', crossed)
      await page.getByLabel(say.file).setInputFiles(fileOf('bad', [crossing, ...bad]))
      await hands.press(send)
      await expect(page.getByText(say.refused)).toBeVisible()
      await expect(page.getByText(say.shown)).toBeVisible()
      await expect(page.getByText(say.crosses)).toBeVisible()
      await expect(page.getByText(say.zip).first()).toBeVisible()

      const good = feature(`${run}-good`, '60120', square)
      await page.getByLabel(say.file).setInputFiles(fileOf('good', [good]))
      await hands.press(send)
      await expect(page.getByText(say.applied)).toBeVisible()
      await expectSound(page)
    })

    test('an administrator imports the new lots of an ArcGIS layer', async ({
      page,
      context,
      city,
      hands,
    }) => {
      test.slow()
      await signIn(context, { city, cast: await staffOf(city), role: 'staff' })
      await page.goto(`${city.origins.staff}/parcels?lng=${language}`)
      await expectAlive(page)
      const fill = (label: string, text: string) =>
        page.getByLabel(label, { exact: true }).fill(text)
      await fill(say.layer, 'https://gis.example.org/map')
      await fill(say.pin, 'PIN')
      await fill(say.house, 'HOUSE_NO')
      await fill(say.street, 'STREET_NAME')
      await fill(say.type, 'ST_TYPE')
      await fill(say.zipCode, 'ZIP5')
      const send = page.getByRole('button', { name: say.sendLayer, exact: true })
      await hands.press(send)
      await expect(page.getByText(say.noLayer).first()).toBeVisible()

      const address = new URL(
        '/arcgis/rest/services/NewLots/FeatureServer/0',
        city.origins.feeds.replace('localhost', '127.0.0.1'),
      )
      await fill(say.layer, address.href)
      await hands.press(send)
      await expect(page.getByText(say.noField).first()).toBeVisible()
      await expectSound(page)

      await fill(say.street, 'ST_NAME')
      await hands.press(send)
      await expect(page.getByText(say.applied)).toBeVisible()
      // The next import begins with the same layer and fields.
      await expect(page.getByLabel(say.layer, { exact: true })).toHaveValue(address.href)
      await expect(page.getByLabel(say.street, { exact: true })).toHaveValue('ST_NAME')
    })
  })
}
