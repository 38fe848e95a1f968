import { z } from '@hono/zod-openapi'
import {
  articleSteps,
  contentImportErrors,
  importLayout,
  importLimits,
  importLists,
  importStates,
} from '@portal/core/content-import/rules'
import { IdParams, json, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const fields = {
  id: z.uuid(),
  name: z.string().openapi({ description: 'Of the file.' }),
  status: z.enum(['checked', 'refused', 'applied']).openapi({
    description: '`checked`: it can be applied. `refused`: it has errors.',
  }),
  articleStep: z.enum(articleSteps),
  rowCount: z.int().min(0).openapi({ description: 'Number of valid rows.' }),
  errorCount: z.int().min(0).openapi({ description: 'All, also those that are not listed.' }),
  source: z.string().nullable().openapi({ description: 'Null for a file.' }),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
}

const ListedContentImport = z.strictObject(fields).openapi('ListedContentImport')

const list = z.enum(importLists)

const ContentImportChange = z
  .strictObject({
    list,
    key: z.string(),
    line: z.int().nullable().openapi({ description: 'Null for a record that the file lacks.' }),
    state: z.enum(importStates),
    fields: z
      .array(
        z.strictObject({
          column: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      )
      .openapi({ description: 'Of a changed record, cut short.' }),
  })
  .openapi('ContentImportChange')

const ContentImport = z
  .strictObject({
    ...fields,
    errors: z
      .array(
        z.strictObject({
          list: z.string(),
          line: z.int().min(1).openapi({
            description: 'In CSV the line (the header is 1), in JSON the number of the row.',
          }),
          field: z.string().openapi({ description: 'Empty if the error is about the whole row.' }),
          code: z.string(),
        }),
      )
      .max(500),
    counts: z
      .partialRecord(list, z.partialRecord(z.enum(importStates), z.int()))
      .openapi({ description: 'Records of each list, by what happens with them.' }),
    changes: z
      .array(ContentImportChange)
      .max(importLimits.shown)
      .openapi({ description: 'Empty once it was applied.' }),
    mark: z.string().openapi({ description: 'Of these changes; send it back to apply them.' }),
  })
  .openapi('ContentImport')

const columns = Object.entries(importLayout)
  .map(
    ([name, rules]) =>
      `* ${name}: ${Object.keys(rules)
        .map((column) => `\`${column}\``)
        .join(', ')}`,
  )
  .join('\n')

const description = `CSV (RFC 4180, with a header) or a JSON array has rows of one list; a JSON object has an array for each of several lists. Nothing takes effect until the import is applied. Lists and columns:

${columns}

Errors in rows:

${Object.entries(contentImportErrors)
  .map(([code, meaning]) => `* \`${code}\`: ${meaning}`)
  .join('\n')}`

const none = problem('ContentImport.NotFound.')

export const contentImport = operations('ContentImports', {
  checkContentImport: {
    access: 'staff',
    method: 'post',
    path: '/content_imports',
    summary: 'Check a file of articles, boards or pickups',
    description,
    bodyLimit: 13_000_000,
    request: jsonBody(
      z
        .strictObject({
          name: z.string().min(1).max(importLimits.name),
          list: list.openapi({ description: 'What the rows are, unless the file says it.' }),
          articleStep: z.enum(articleSteps).default('draft'),
          file: z.string().max(importLimits.file).openapi({ description: 'The text of the file.' }),
        })
        .openapi('ContentImportFile'),
    ),
    responses: {
      201: json(z.strictObject({ id: z.uuid() }), 'Look at it: it has errors, or can be applied.'),
      400: problem('ContentImport.Unreadable, ContentImport.Empty, ContentImport.TooMany.'),
      413: problem('Error.TooLarge.'),
    },
  },
  listContentImports: {
    access: 'staff',
    method: 'get',
    path: '/content_imports',
    summary: 'List the imports of content',
    responses: {
      200: json(
        z.strictObject({ imports: z.array(ListedContentImport).max(100) }),
        'The newest 100, without their errors and changes.',
      ),
    },
  },
  getContentImport: {
    access: 'staff',
    method: 'get',
    path: '/content_imports/{id}',
    summary: 'Get one import with its errors, or what it would change now',
    request: { params: IdParams },
    responses: { 200: json(ContentImport, 'The import.'), 404: none },
  },
  applyContentImport: {
    access: 'staff',
    method: 'post',
    path: '/content_imports/{id}/apply',
    summary: 'Put a checked import into effect, all of it or nothing',
    request: {
      params: IdParams,
      ...jsonBody(z.strictObject({ mark: z.string().max(64) })),
    },
    responses: {
      200: json(Success, 'It is in effect.'),
      404: none,
      409: problem('ContentImport.NotWaiting: it was applied already, or has errors.'),
      412: problem('ContentImport.ChangedMeanwhile: the city’s records have changed.'),
    },
  },
})
