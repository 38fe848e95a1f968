import { z } from '@hono/zod-openapi'
import { columnTypes, dataSetFormats, mediaTypes } from '@portal/core/data-sets/rules'
import { dataSetNames, openDataFiles, openDataLicense } from '@portal/core/open-data/rules'
import { csv, json, LanguageHeader, operations } from '../../contract.ts'

/** A city of millions keeps so many requests. */
const mostRows = 10_000_000

const DataSet = z
  .strictObject({
    name: z.enum(dataSetNames).openapi({ description: 'In the addresses of its files.' }),
    title: z.string().openapi({ description: 'In the reader’s language.' }),
    about: z.string().openapi({
      description: 'What one row is, and what is left out, in the reader’s language.',
    }),
    keywords: z.array(z.string()).openapi({ description: 'English.' }),
    columns: z
      .array(
        z.strictObject({
          name: z.string().openapi({ description: 'In the files.' }),
          type: z.enum(columnTypes).openapi({
            description:
              'Days are YYYY-MM-DD in the city’s time zone. Degrees are those of WGS 84. yes-no is true or false.',
          }),
          about: z.string().openapi({ description: 'What it holds, in the reader’s language.' }),
        }),
      )
      .openapi({ description: 'In the order of the files.' }),
    files: z
      .array(
        z.strictObject({
          format: z.enum(dataSetFormats).openapi({ description: 'The end of the address.' }),
          mediaType: z
            .enum([mediaTypes.csv, mediaTypes.json, mediaTypes.geojson])
            .openapi({ description: 'The content type of the file.' }),
          path: z
            .string()
            .openapi({ description: 'Below the API.', example: '/open-data/requests.csv' }),
          size: z
            .int()
            .min(0)
            .nullable()
            .openapi({ description: 'In bytes. Null before the first night.' }),
        }),
      )
      .openapi({ description: 'One of each format.' }),
    rows: z
      .int()
      .min(0)
      .nullable()
      .openapi({ description: 'Null before the first night: a download is of the moment.' }),
    madeAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'As of when the rows are. Null before the first night.' }),
    since: z.iso
      .date()
      .nullable()
      .openapi({ description: 'The day of its first files. Null before the first night.' }),
  })
  .openapi('DataSet')

const CatalogedDataSet = z
  .strictObject({
    '@type': z.literal('dcat:Dataset').openapi({ description: 'Of DCAT.' }),
    identifier: z.string().openapi({ description: 'Never changes.' }),
    title: z.string().openapi({ description: 'English.' }),
    description: z.string().openapi({ description: 'English.' }),
    keyword: z.array(z.string()).openapi({ description: 'English.' }),
    issued: z.iso.date().openapi({ description: 'The day of the first files.' }),
    modified: z.iso.date().openapi({ description: 'The day of the present files.' }),
    accrualPeriodicity: z.literal('R/P1D').openapi({ description: 'Every day (ISO 8601).' }),
    publisher: z
      .strictObject({
        '@type': z.literal('org:Organization').openapi({ description: 'Of DCAT.' }),
        name: z.string().openapi({ description: 'The city.' }),
      })
      .openapi({ description: 'Who publishes it.' }),
    contactPoint: z
      .strictObject({
        '@type': z.literal('vcard:Contact').openapi({ description: 'Of DCAT.' }),
        fn: z.string().openapi({ description: 'The city.' }),
        hasEmail: z.string().openapi({ description: 'As `mailto:` address.' }),
      })
      .openapi({ description: 'Who answers questions.' }),
    accessLevel: z.literal('public').openapi({ description: 'For everyone.' }),
    license: z.string().openapi({ description: 'The address of the license.' }),
    language: z.array(z.literal('en-US')).openapi({ description: 'Of names and values.' }),
    landingPage: z.string().openapi({ description: 'The page that people read.' }),
    distribution: z
      .array(
        z.strictObject({
          '@type': z.literal('dcat:Distribution').openapi({ description: 'Of DCAT.' }),
          title: z.string().openapi({ description: 'English.' }),
          downloadURL: z.string().openapi({ description: 'The address of the file.' }),
          mediaType: z.string().openapi({ description: 'The content type of the file.' }),
          format: z.string().openapi({ description: 'The same for people.' }),
        }),
      )
      .openapi({ description: 'One for each file.' }),
  })
  .openapi('CatalogedDataSet')

const rows = z.array(z.record(z.string(), z.unknown())).max(mostRows)

export const openData = operations('Open data', {
  listDataSets: {
    access: 'anyone',
    method: 'get',
    path: '/open-data',
    summary: 'The city’s open data: what it has, its columns and its files',
    isKept: true,
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z
          .strictObject({
            license: z
              .strictObject({
                id: z
                  .literal(openDataLicense.id)
                  .openapi({ description: 'Its identifier in the SPDX list.' }),
                url: z.literal(openDataLicense.url).openapi({ description: 'Its text.' }),
              })
              .openapi({ description: 'Use the data for anything, without asking.' }),
            dataSets: z.array(DataSet).openapi({ description: 'All data sets.' }),
          })
          .openapi('OpenData'),
        'Made again each night.',
      ),
    },
  },

  getOpenDataCatalog: {
    access: 'anyone',
    method: 'get',
    path: '/open-data/catalog.jsonld',
    summary: 'The open data for catalogs of other sites, as DCAT-US 1.1',
    description:
      'The Project Open Data Metadata Schema 1.1, which DCAT-US names its version 1.1. Harvesters read it to list the city’s data.',
    request: {},
    responses: {
      200: {
        description: 'In English.',
        content: {
          'application/ld+json': {
            schema: z
              .strictObject({
                '@context': z.string().openapi({ description: 'What the names mean.' }),
                '@id': z.string().openapi({ description: 'The address of this catalog.' }),
                '@type': z.literal('dcat:Catalog').openapi({ description: 'Of DCAT.' }),
                conformsTo: z.string().openapi({ description: 'The standard.' }),
                describedBy: z.string().openapi({ description: 'The schema of the standard.' }),
                dataset: z.array(CatalogedDataSet).openapi({ description: 'All data sets.' }),
              })
              .openapi('OpenDataCatalog'),
          },
        },
      },
    },
  },

  getOpenDataFile: {
    access: 'anyone',
    weight: 'heavy',
    method: 'get',
    path: '/open-data/{file}',
    summary: 'Download open data',
    description:
      'Files are made again each night. Send the last `ETag` as `If-None-Match`, and an unchanged file is a 304. Pages of other sites may read it.',
    request: {
      params: z.object({
        file: z
          .enum(openDataFiles)
          .openapi({ description: 'The data set and the format.', example: 'requests.csv' }),
      }),
    },
    responses: {
      200: {
        description:
          'CSV (RFC 4180, UTF-8, with a header), a JSON array of rows, or GeoJSON (RFC 7946). `GET /open-data` has the columns.',
        content: {
          'text/csv': { schema: csv },
          'application/json': { schema: rows },
          'application/geo+json': {
            schema: z.strictObject({
              type: z.literal('FeatureCollection').openapi({ description: 'Of GeoJSON.' }),
              features: rows.openapi({ description: 'A point for each row that has a place.' }),
            }),
          },
        },
      },
    },
  },
})
