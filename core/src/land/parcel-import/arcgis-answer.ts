import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { geometryOf } from './arcgis-outline.ts'

export interface LayerFeature {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly geometry: unknown
}

export interface LayerPage {
  readonly features: readonly LayerFeature[]
  /** The service has more than it sent. */
  readonly isCutOff: boolean
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of a service's own sentence. */
const longestMessage = 300

/** What ArcGIS calls an invalid and a missing token. */
const tokenErrors: ReadonlySet<unknown> = new Set([498, 499])

/**
 * The error that a service sends with HTTP 200, if there is one.
 * @throws invalid for a missing or expired token; unavailable for any other, in the service's words.
 */
function requireNoError(context: Context, { error }: Json): void {
  if (error === undefined || error === null) return
  const { code, message } = isObject(error) ? error : { code: undefined, message: error }
  if (tokenErrors.has(code)) throw new DomainError('invalid', 'Parcels.LayerToken')
  const refusal = new DomainError('unavailable', 'Parcels.LayerRefused')
  if (typeof message === 'string' && message !== '')
    refusal.detail = say(context, 'Parcels.LayerSaid', {
      text: message.slice(0, longestMessage),
    })
  throw refusal
}

/** @throws invalid, unavailable */
export function answerOf(context: Context, text: string): Json {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  // A page of HTML, for example to log in.
  if (!isObject(answer)) throw new DomainError('unavailable', 'Parcels.LayerUnreachable')
  requireNoError(context, answer)
  return answer
}

/** Esri's or GeoJSON's form. What is neither becomes a feature that the import refuses. */
function featureOf(feature: unknown): LayerFeature {
  if (!isObject(feature)) return { attributes: {}, geometry: null }
  const { attributes, properties, geometry = null } = feature
  if (isObject(attributes)) return { attributes, geometry: geometryOf(geometry) }
  return { attributes: isObject(properties) ? properties : {}, geometry }
}

/** `exceededTransferLimit` stands at the top in Esri's form, below `properties` in GeoJSON's. */
export function pageOf({ features, exceededTransferLimit, properties }: Json): LayerPage {
  if (!Array.isArray(features)) throw new DomainError('unavailable', 'Parcels.LayerUnreachable')
  return {
    features: features.map(featureOf),
    isCutOff:
      exceededTransferLimit === true ||
      (isObject(properties) && properties['exceededTransferLimit'] === true),
  }
}

export interface Layer {
  /** In the layer's own spelling. */
  readonly fieldNames: readonly string[]
  /** Unique, for a stable order of the pages. */
  readonly orderBy: string
  readonly pageSize: number
  readonly format: 'json' | 'geojson'
}

/** A page has at most so many parcels, whatever the service would send. */
const largestPage = 2000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @throws invalid for what is no layer of polygons that can be read page by page. */
export function layerOf(answer: Json): Layer {
  const { geometryType, fields, objectIdField, maxRecordCount } = answer
  const { supportedQueryFormats, advancedQueryCapabilities: abilities } = answer
  if (geometryType !== 'esriGeometryPolygon' || !Array.isArray(fields))
    throw new DomainError('invalid', 'Parcels.LayerKind')
  const known = fields.filter(isObject)
  const orderBy =
    textOf(objectIdField) || textOf(known.find(({ type }) => type === 'esriFieldTypeOID')?.['name'])
  const canPage = !isObject(abilities) || abilities['supportsPagination'] !== false
  if (!canPage || orderBy === '') throw new DomainError('invalid', 'Parcels.LayerNoPages')
  const formats = new Set(
    textOf(supportedQueryFormats)
      .split(',')
      .map((format) => format.trim()),
  )
  return {
    fieldNames: known.map(({ name }) => textOf(name)),
    orderBy,
    pageSize: Math.min(Math.max(1, Number(maxRecordCount) || 1000), largestPage),
    // Esri's own form where there is a choice: some services get holes wrong in GeoJSON.
    format: formats.has('JSON') || !formats.has('geoJSON') ? 'json' : 'geojson',
  }
}
