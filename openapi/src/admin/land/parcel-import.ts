import { z } from '@hono/zod-openapi'
import { layerLimits, parcelColumnNames, parcelRowErrors } from '@portal/core/parcel-import/rules'
import { json, operations, problem } from '../../contract.ts'
import { jsonBody } from '../../shared/user.ts'

const ImportName = z
  .string()
  .regex(/^[\w.: -]{1,100}$/)
  .openapi({
    description: 'The sender’s own name for the import, such as the file’s.',
    example: 'parcels-2026-11.geojson',
  })

const fields = {
  batchId: z.string(),
  kind: z.enum(['partial', 'full']),
  status: z.enum(['staged', 'applied', 'refused']).openapi({
    description:
      '`staged`: it has not taken effect. It is still arriving, or was interrupted. Send it again.',
  }),
  rowCount: z.int().min(0).openapi({ description: 'Number of valid rows.' }),
  retiredCount: z.int().min(0).openapi({
    description: 'Parcels that a full import no longer has.',
  }),
  errorCount: z
    .int()
    .min(0)
    .openapi({ description: 'All of them, also those that are not listed.' }),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
}

const ParcelImport = z
  .strictObject({
    ...fields,
    errors: z
      .array(
        z.strictObject({
          line: z.int().min(1).openapi({
            description:
              'In CSV the line (the header is 1), in GeoJSON the number of the feature, from 1.',
          }),
          field: z.string().openapi({ description: 'Empty if the error is about the whole row.' }),
          code: z.string(),
        }),
      )
      .max(500)
      .openapi({ description: 'The first 500 errors.' }),
  })
  .openapi('ParcelImport')

const ListedParcelImport = z.strictObject(fields).openapi('ListedParcelImport')

const layer = {
  layerUrl: z.string().max(layerLimits.address).openapi({
    example: 'https://gis.cityofelgin.example/arcgis/rest/services/Parcels/FeatureServer/0',
  }),
  fields: z.partialRecord(z.enum(parcelColumnNames), z.string().max(layerLimits.field)).openapi({
    description: 'Which field of the layer has what.',
    example: { parcelNumber: 'PIN', streetNumber: 'ADDR_NUM' },
  }),
}

const description = `All rows of an import take effect together, or none. The body is CSV (RFC 4180, UTF-8, with a header) or GeoJSON (RFC 7946: a FeatureCollection, or one feature after another), in degrees of WGS 84. CSV has the geometry as GeoJSON in the column \`outline\`. Columns, or properties: ${parcelColumnNames.map((name) => `\`${name}\``).join(', ')}.

A parcel keeps its id by its \`parcelNumber\`. A full import retires the parcels that it does not have. Sending the same import again gets the same reply and changes nothing.

Errors in rows:

${Object.entries(parcelRowErrors)
  .map(([code, meaning]) => `* \`${code}\`: ${meaning}`)
  .join('\n')}`

export const parcelImport = operations('Places', {
  importParcels: {
    access: 'staff',
    bodyLimit: 104_857_600,
    method: 'post',
    path: '/parcels/imports',
    summary: 'Import the city’s parcels',
    description,
    request: {
      query: z.object({
        batchId: ImportName,
        kind: z.enum(['partial', 'full']).default('partial'),
      }),
      body: {
        content: {
          'text/csv': { schema: z.string() },
          'application/geo+json': { schema: z.string() },
        },
        required: true,
      },
    },
    responses: {
      200: json(ParcelImport, 'The import took effect.'),
      400: problem('Parcels.Unreadable, Parcels.TooLarge, Parcels.Empty.'),
      409: problem(
        'Parcels.Differs: another body with the same name. Parcels.SentAgain: the import was sent twice at the same time.',
      ),
      413: problem('Error.TooLarge: more than 100 MB.'),
      415: problem('Error.UnsupportedMediaType.'),
      422: json(ParcelImport, 'Refused. None of it took effect.'),
    },
  },
  importParcelsFromLayer: {
    access: 'staff',
    method: 'post',
    path: '/parcels/imports/layer',
    summary: 'Import the city’s parcels from an ArcGIS feature layer',
    description:
      'Reads all features of a layer of polygons, page by page, and imports them as a file’s. A parcel keeps its id by its parcel number, never by the layer’s own id.',
    request: jsonBody(
      z
        .strictObject({
          batchId: ImportName,
          kind: z.enum(['partial', 'full']).default('partial'),
          ...layer,
          token: z
            .string()
            .max(layerLimits.token)
            .nullable()
            .default(null)
            .openapi({ description: 'For a layer that is not public. It is not kept.' }),
        })
        .openapi('ParcelLayerImport'),
    ),
    responses: {
      200: json(ParcelImport, 'The import took effect.'),
      400: problem(
        'Util.FormContainsErrors with each field that is missing, here or in the layer. Parcels.LayerAddress, Parcels.LayerKind, Parcels.LayerNoPages, Parcels.LayerToken, Parcels.Empty, Parcels.TooLarge.',
      ),
      409: problem(
        'Parcels.Differs: other parcels with the same name. Parcels.SentAgain: the import was sent twice at the same time.',
      ),
      422: json(ParcelImport, 'Refused. None of it took effect.'),
      503: problem(
        'Parcels.LayerUnreachable, Parcels.LayerRefused. Parcels.LayerChanged: fewer parcels came than the layer counts.',
      ),
    },
  },
  listParcelImports: {
    access: 'staff',
    method: 'get',
    path: '/parcels/imports',
    summary: 'List the imports of parcels',
    responses: {
      200: json(
        z.strictObject({
          parcelCount: z.int().min(0),
          layer: z
            .strictObject(layer)
            .nullable()
            .openapi({ description: 'The last ArcGIS layer that parcels came from.' }),
          imports: z.array(ListedParcelImport).max(100),
        }),
        'The newest 100, without their errors.',
      ),
    },
  },
  getParcelImport: {
    access: 'staff',
    method: 'get',
    path: '/parcels/imports/{batchId}',
    summary: 'Get one import of parcels with its errors',
    request: {
      params: z.object({
        batchId: ImportName.openapi({ param: { name: 'batchId', in: 'path' } }),
      }),
    },
    responses: {
      200: json(ParcelImport, 'The import.'),
      404: problem('Parcels.ImportNotFound.'),
    },
  },
})
