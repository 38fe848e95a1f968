import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { findLandParcels } from '../zoning/index.ts'
import type { SentLayer } from './import-from-layer.ts'
import { type Service, serviceOf } from './layer-service.fixture.ts'
import { getParcelImport, importParcelsFromLayer, listParcelImports } from './index.ts'

const { contextOf, person } = peopleIn(await testDatabase())
const ada = contextOf(await person({ isAdmin: true }))

const layerUrl = 'https://gis.example.org/arcgis/rest/services/Parcels/FeatureServer/0'
const fields = {
  parcelNumber: 'PIN',
  streetNumber: 'ADDR_NUM',
  streetName: 'ST_NAME',
  zip: 'zip5',
  unit: '',
}
let made = 0

const send = (service: Service, given: Partial<SentLayer> = {}) => {
  const { network, asked } = serviceOf(service)
  const batchId = `layer-${(made += 1)}`
  const done = importParcelsFromLayer(ada, network, {
    batchId,
    kind: 'partial',
    layerUrl,
    fields,
    token: null,
    ...given,
  })
  return { done, asked, batchId }
}
const found = async () =>
  (JSON.parse(await findLandParcels(ada, '12 Layer')) as { parcelNumber: string }[])
    .map(({ parcelNumber }) => parcelNumber)
    .toSorted()

describe('an import from a feature layer', () => {
  it.each(['json', 'geojson'] as const)(
    'in %s reads page by page, in one order, in degrees',
    async (form) => {
      const numbers = ['1', '2', '3', '4', '5'].map((at) => `${form}-${at}`)
      const { done, asked } = send({ form, numbers })
      expect(await done).toMatchObject({ status: 'applied', rowCount: 5, errorCount: 0 })
      expect(await found()).toEqual(expect.arrayContaining(numbers))
      const pages = asked.filter(({ searchParams }) => searchParams.has('resultOffset'))
      expect(pages.map(({ searchParams }) => searchParams.get('resultOffset'))).toEqual([
        '0',
        '2',
        '4',
      ])
      for (const { searchParams: query } of pages)
        expect(Object.fromEntries(query)).toMatchObject({
          f: form,
          where: '1=1',
          outSR: '4326',
          orderByFields: 'OBJECTID',
          resultRecordCount: '2',
          outFields: 'PIN,ADDR_NUM,ST_NAME,ZIP5',
        })
    },
  )

  it('goes on while the service says that it cut off, even if it counts one page only', async () => {
    const numbers = ['C-1', 'C-2', 'C-3']
    expect(await send({ numbers, count: 2 }).done).toMatchObject({ rowCount: 3 })
  })

  it('is remembered with its fields, without its token', async () => {
    const { done, asked } = send({ numbers: ['T-1'] }, { token: 'secret' })
    await done
    expect(asked.every(({ searchParams }) => searchParams.get('token') === 'secret')).toBe(true)
    const list = await listParcelImports(ada)
    const { unit: _none, ...kept } = fields
    expect(JSON.parse(list)).toMatchObject({ layer: { layerUrl, fields: kept } })
    expect(list).not.toContain('secret')
  })

  it('has the errors of its rows, like a file', async () => {
    const { done } = send({ numbers: ['D-1', 'D-1'] })
    expect(await done).toMatchObject({
      status: 'refused',
      errors: [{ line: 2, field: 'parcelNumber', code: 'twice' }],
    })
  })

  const ok = (body: object) => () => Response.json(body)
  it.each<[string, Service, Partial<SentLayer>, object]>([
    [
      'a token that has expired, with HTTP 200',
      { atOffset: { '2': ok({ error: { code: 498, message: 'Invalid token.' } }) } },
      {},
      { code: 'Parcels.LayerToken' },
    ],
    [
      'an error in words, with HTTP 200',
      { atOffset: { '2': ok({ error: { code: 400, message: 'Unable to perform query' } }) } },
      {},
      {
        code: 'Parcels.LayerRefused',
        detail: 'The service refused to send the layer. It says: Unable to perform query',
      },
    ],
    [
      'koop’s error',
      { atOffset: { '0': ok({ error: 'Unexpected end of input' }) } },
      {},
      { code: 'Parcels.LayerRefused' },
    ],
    [
      'a page to log in',
      { atOffset: { layer: () => new Response('<html>') } },
      {},
      { code: 'Parcels.LayerUnreachable' },
    ],
    [
      'a redirect, which would carry the token away',
      {
        atOffset: {
          layer: () =>
            new Response(null, { status: 302, headers: { location: 'https://a.example' } }),
        },
      },
      {},
      { code: 'Parcels.LayerUnreachable' },
    ],
    [
      'a page that is lost',
      { atOffset: { '2': ok({ features: [] }) } },
      {},
      { code: 'Parcels.LayerChanged' },
    ],
    [
      'a layer of points',
      { layer: { geometryType: 'esriGeometryPoint' } },
      {},
      { code: 'Parcels.LayerKind' },
    ],
    [
      'a layer without pages',
      { layer: { advancedQueryCapabilities: { supportsPagination: false } } },
      {},
      { code: 'Parcels.LayerNoPages' },
    ],
    [
      'a field that the layer does not have',
      {},
      { fields: { ...fields, unit: 'APT' } },
      {
        problems: [
          {
            field: 'fields.unit',
            message: 'The layer has no field APT. It has: OBJECTID, PIN, ADDR_NUM, ST_NAME, ZIP5',
          },
        ],
      },
    ],
    [
      'no field for the ZIP code',
      {},
      { fields: { ...fields, zip: ' ' } },
      { problems: [{ field: 'fields.zip', code: 'Validation.Required' }] },
    ],
    ['http', {}, { layerUrl: layerUrl.replace('https', 'http') }, { code: 'Parcels.LayerAddress' }],
    [
      'the city’s own network',
      {},
      { layerUrl: 'https://10.0.0.5/arcgis/rest/services/P/FeatureServer/0' },
      { code: 'Parcels.LayerAddress' },
    ],
    [
      'no layer’s address',
      {},
      { layerUrl: 'https://gis.example.org/map.html' },
      { code: 'Parcels.LayerAddress' },
    ],
  ])('of %s is refused and leaves no trace', async (_what, service, given, refusal) => {
    const { done, batchId } = send(service, given)
    await expect(done).rejects.toMatchObject(refusal)
    await expect(getParcelImport(ada, batchId)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('asks once more when the service is busy', async () => {
    let times = 0
    const busy = () => ((times += 1) === 1 ? new Response(null, { status: 503 }) : null)
    const { done } = send({ numbers: ['B-1', 'B-2', 'B-3'], atOffset: { '2': busy } })
    expect(await done).toMatchObject({ status: 'applied', rowCount: 3 })
    expect(times).toBe(2)
  })

  it('is for administrators', async () => {
    const worker = contextOf(await person({ roles: ['caseWorker'] }))
    const { network, asked } = serviceOf({})
    await expect(
      importParcelsFromLayer(worker, network, {
        batchId: 'worker',
        kind: 'partial',
        layerUrl,
        fields,
        token: null,
      }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    expect(asked).toEqual([])
  })
})
