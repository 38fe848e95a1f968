import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/rules'
import { json, LanguageHeader, operations, problem } from '../contract.ts'
import { jsonBody, Success } from '../shared/user.ts'

const ObjectParams = z.object({
  object: z.enum(recordTypeNames).openapi({ param: { name: 'object', in: 'path' } }),
})

export const publicFields = operations('Public fields', {
  listPublicFieldTypes: {
    access: 'staff',
    method: 'get',
    path: '/salesforcePublicField/sObjects',
    summary: 'The kinds of records, and how much of each residents see',
    request: { headers: LanguageHeader },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              SalesforceObject: z.enum(recordTypeNames),
              name: z.string(),
              isChosen: z
                .boolean()
                .openapi({ description: 'Where staff have not chosen, all fields are shown.' }),
              fieldCount: z.int().min(0),
              publicCount: z.int().min(0),
            })
            .openapi('PublicFieldType'),
        ),
        'Every kind.',
      ),
    },
  },

  getPublicFields: {
    access: 'staff',
    method: 'get',
    path: '/salesforcePublicField/{object}',
    summary: 'The fields of a kind of record that residents see',
    request: { params: ObjectParams },
    responses: {
      200: json(
        z
          .strictObject({
            isChosen: z.boolean(),
            fields: z.array(
              z
                .strictObject({
                  SalesforceObject: z.enum(recordTypeNames),
                  SalesforceFieldName: z.string(),
                })
                .openapi('PublicFieldSetting'),
            ),
          })
          .openapi('PublicFields'),
        'By name; all of its fields where staff have not chosen.',
      ),
    },
  },

  setPublicFields: {
    access: 'staff',
    method: 'post',
    path: '/salesforcePublicField/{object}',
    summary: 'Choose the fields of a kind of record that residents see',
    request: {
      params: ObjectParams,
      ...jsonBody(
        z.strictObject({
          fields: z
            .array(z.string().max(200))
            .max(2000)
            .openapi({ description: 'Names of fields; others are hidden.' }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Chosen; detail views follow at once.'),
      400: problem('Util.FormContainsErrors: a field that the kind has not.'),
    },
  },

  listFields: {
    access: 'staff',
    method: 'get',
    path: '/salesforce/activity/{id}/fields',
    summary: 'The fields of a kind of record, or of a service of the catalogue',
    request: {
      params: z.object({
        id: z
          .string()
          .max(100)
          .openapi({
            param: { name: 'id', in: 'path' },
            description: 'The name of a kind of record (sObject), or the UUID of a service.',
            example: 'Case',
          }),
      }),
      headers: LanguageHeader,
    },
    responses: {
      200: json(
        z.array(
          z
            .strictObject({
              value: z.string(),
              label: z.string(),
              usedIn: z.array(z.string()).openapi({
                description: 'Forms and kinds of report that ask for it; none of standard fields.',
              }),
            })
            .openapi('RecordField'),
        ),
        'By value.',
      ),
      404: problem('PublicFields.NotFound: neither a kind of record nor a service.'),
    },
  },
})
