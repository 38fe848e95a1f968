/** Where the demo city's feature service has its layer. */
export const layerPath = '/arcgis/rest/services/NewLots/FeatureServer/0'

/** Small, so that a dozen lots have pages. */
const pageSize = 5

const fields = ['OBJECTID', 'PIN', 'HOUSE_NO', 'ST_NAME', 'ST_TYPE', 'ZIP5', 'ZONING', 'LAND_USE']

type Ring = readonly (readonly [longitude: number, latitude: number])[]

/** Esri's edges run clockwise, holes against it. */
const edge = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west, south + size],
  [west + size, south + size],
  [west + size, south],
  [west, south],
]

/** A new street at the edge of the city. The last lot has a pond of the city's. */
const lots = Array.from({ length: 12 }, (_, at) => {
  const [west, south] = [-88.44 + (at % 6) * 0.001, 41.985 + Math.floor(at / 6) * 0.001]
  return {
    attributes: {
      OBJECTID: 700 - at,
      PIN: `06-90-100-${String(at + 1).padStart(3, '0')}`,
      HOUSE_NO: 100 + at * 4,
      ST_NAME: 'Harvest Moon',
      ST_TYPE: 'Ln',
      ZIP5: 60_124,
      ZONING: 'SFR1',
      LAND_USE: 'Vacant',
    },
    geometry: {
      rings: [
        edge(west, south, 0.0008),
        ...(at === 11 ? [edge(west + 0.0003, south + 0.0003, 0.0002).toReversed()] : []),
      ],
    },
  }
})

/** Answers as ArcGIS Server does, errors with HTTP 200 included. */
export function newLots(path: string, query: URLSearchParams): object {
  if (path === layerPath)
    return {
      id: 0,
      name: 'New lots',
      type: 'Feature Layer',
      geometryType: 'esriGeometryPolygon',
      objectIdField: 'OBJECTID',
      maxRecordCount: pageSize,
      supportedQueryFormats: 'JSON',
      advancedQueryCapabilities: { supportsPagination: true, supportsOrderBy: true },
      fields: fields.map((name) => ({ name })),
    }
  if (path !== `${layerPath}/query`)
    return { error: { code: 400, message: 'Invalid URL', details: [] } }
  if (query.get('returnCountOnly') === 'true') return { count: lots.length }
  const offset = Number(query.get('resultOffset') ?? 0)
  const features = lots.slice(offset, offset + pageSize)
  return {
    objectIdFieldName: 'OBJECTID',
    spatialReference: { wkid: 4326, latestWkid: 4326 },
    exceededTransferLimit: offset + features.length < lots.length,
    features,
  }
}
