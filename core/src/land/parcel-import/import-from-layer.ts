import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import type { Layer, LayerFeature } from './arcgis-answer.ts'
import { featuresOf, layerAddress, type LayerNetwork, readLayer } from './arcgis-layer.ts'
import type { ParcelImport } from './import-fields.ts'
import { importParcels } from './import-parcels.ts'
import { type LayerFields, layerErrors } from './layer-fields.ts'

export interface SentLayer {
  /** Named by the sender. */
  readonly batchId: string
  readonly kind: 'partial' | 'full'
  readonly layerUrl: string
  /** Which of the layer's fields has what. */
  readonly fields: LayerFields
  /** Used once, never stored. */
  readonly token: string | null
}

/** As the layer spells them. @throws invalid that names the field and what the layer has. */
function spelled(context: Context, layer: Layer, fields: LayerFields) {
  return Object.entries(fields).map(([column, wanted]) => {
    const name = layer.fieldNames.find((one) => one.toLowerCase() === wanted.trim().toLowerCase())
    if (name !== undefined) return [column, name] as const
    const values = { field: wanted, names: layer.fieldNames.join(', ') }
    const message = say(context, 'Parcels.LayerField', values)
    throw new DomainError('invalid', 'Util.FormContainsErrors', [
      { field: `fields.${column}`, code: 'Parcels.LayerField', message },
    ])
  })
}

/** As a file would bring them, one after another (RFC 8142), so that they are checked the same way. */
async function* fileOf(
  features: AsyncIterable<LayerFeature>,
  names: readonly (readonly [column: string, name: string])[],
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const { attributes, geometry } of features) {
    const properties = Object.fromEntries(names.map(([column, name]) => [column, attributes[name]]))
    yield encoder.encode(`${JSON.stringify({ type: 'Feature', properties, geometry })}\n`)
  }
}

/** More than a file: it is read page by page. */
const limit = 500_000_000

/**
 * The parcels of an ArcGIS feature layer, as `importParcels` imports a file's.
 * @throws as `importParcels`; invalid for another kind of address, layer or field, or a token;
 * unavailable while the service does not answer as it should.
 */
export async function importParcelsFromLayer(
  context: Context,
  network: LayerNetwork,
  { batchId, kind, layerUrl, fields: given, token }: SentLayer,
): Promise<ParcelImport> {
  requireStaff(context, 'importParcelsFromLayer')
  // Not asked for: left out of the query.
  const fields: LayerFields = Object.fromEntries(
    Object.entries(given).filter(([, name]) => name.trim() !== ''),
  )
  requireValid(layerErrors(fields))
  const address = layerAddress(layerUrl, network.isLocal)
  if (address === null) throw new DomainError('invalid', 'Parcels.LayerAddress')
  const access = { address, token }
  const layer = await readLayer(context, network, access)
  const names = spelled(context, layer, fields)
  const outFields = [...new Set(names.map(([, name]) => name))]
  const features = featuresOf(context, network, { access, layer, outFields })
  return importParcels(context, {
    batchId,
    kind,
    format: 'geojson',
    body: fileOf(features, names),
    limit,
    source: { layerUrl: address, fields },
  })
}
