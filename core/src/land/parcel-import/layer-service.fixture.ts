import type { LayerNetwork } from './arcgis-layer.ts'

const rings = [
  [
    [-88.25, 42.06],
    [-88.25, 42.0609],
    [-88.2491, 42.0609],
    [-88.2491, 42.06],
    [-88.25, 42.06],
  ],
]

/** How a service differs from a good one. */
export interface Service {
  /** Of the layer's description. */
  readonly layer?: object
  readonly pageSize?: number
  readonly count?: number
  /** Parcel numbers, in the order of the pages. */
  readonly numbers?: readonly string[]
  /** In place of the answer to a query with this offset; null: the right one after all. */
  readonly atOffset?: Readonly<Record<string, () => Response | null>>
  readonly form?: 'json' | 'geojson'
}

/** A feature service in memory, in the shapes that ArcGIS Server 11 and koop 5.1.1 send. */
export function serviceOf({
  layer = {},
  pageSize = 2,
  numbers = ['L-1', 'L-2', 'L-3', 'L-4', 'L-5'],
  count = numbers.length,
  atOffset = {},
  form = 'json',
}: Service) {
  const asked: URL[] = []
  const answer = (url: URL): object => {
    const { searchParams: query } = url
    if (!url.pathname.endsWith('/query'))
      return {
        geometryType: 'esriGeometryPolygon',
        objectIdField: 'OBJECTID',
        maxRecordCount: pageSize,
        supportedQueryFormats: form === 'json' ? 'JSON, geoJSON, PBF' : 'geoJSON',
        advancedQueryCapabilities: { supportsPagination: true },
        fields: ['OBJECTID', 'PIN', 'ADDR_NUM', 'ST_NAME', 'ZIP5'].map((name) => ({ name })),
        ...layer,
      }
    if (query.get('returnCountOnly') === 'true') return { count }
    const offset = Number(query.get('resultOffset'))
    const attributes = numbers
      .slice(offset, offset + Math.min(pageSize, Number(query.get('resultRecordCount'))))
      .map((PIN) => ({ PIN, ADDR_NUM: 12, ST_NAME: 'Layer', ZIP5: 60_120 }))
    const exceededTransferLimit = offset + attributes.length < numbers.length
    return form === 'json'
      ? {
          exceededTransferLimit,
          features: attributes.map((one) => ({ attributes: one, geometry: { rings } })),
        }
      : {
          type: 'FeatureCollection',
          properties: { exceededTransferLimit },
          features: attributes.map((properties) => ({
            type: 'Feature',
            properties,
            geometry: { type: 'Polygon', coordinates: rings },
          })),
        }
  }
  const network: LayerNetwork = {
    async fetch(address) {
      const url = new URL(address)
      asked.push(url)
      const other = atOffset[url.searchParams.get('resultOffset') ?? 'layer']?.()
      return other ?? Response.json(answer(url))
    },
    timeoutMs: 1000,
    isLocal: false,
  }
  return { network, asked }
}
