import { z } from '@hono/zod-openapi'
import { recordTypeNames } from '@portal/core/requests/rules'
import { json, LanguageHeader, operations, problem } from '../../contract.ts'
import { jsonBody, Success } from '../../shared/user.ts'

const ObjectParams = z.object({
  object: z.enum(recordTypeNames).openapi({ param: { name: 'object', in: 'path' } }),
})

export const publicFields = operations('Public fields', {
  listPublicFieldTypes: {
    access: 'staff',
    method: 'get',
    path: '/salesforcePublicField/sObjects',
    summary: 'List the record types and how many of their fields residents see',
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
                .openapi({ description: 'All fields are shown if staff have not chosen any.' }),
              fieldCount: z.int().min(0),
              publicCount: z.int().min(0),
            })
            .openapi('PublicFieldType'),
        ),
        'All record types.',
      ),
    },
  },

  getPublicFields: {
    access: 'staff',
    method: 'get',
    path: '/salesforcePublicField/{object}',
    summary: 'List the fields of a record type that residents see',
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
        'By name. All fields if staff have not chosen any.',
      ),
    },
  },

  setPublicFields: {
    access: 'staff',
    method: 'post',
    path: '/salesforcePublicField/{object}',
    summary: 'Choose the fields of a record type that residents see',
    request: {
      params: ObjectParams,
      ...jsonBody(
        z.strictObject({
          fields: z
            .array(z.string().max(200))
            .max(2000)
            .openapi({ description: 'Names of the fields to show. All others are hidden.' }),
        }),
      ),
    },
    responses: {
      200: json(Success, 'Saved. Detail views change right away.'),
      400: problem('Util.FormContainsErrors: the record type does not have one of these fields.'),
    },
  },

  listFields: {
    access: 'staff',
    method: 'get',
    path: '/salesforce/activity/{id}/fields',
    summary: 'List the fields of a record type, or of a service in the catalog',
    request: {
      params: z.object({
        id: z
          .string()
          .max(100)
          .openapi({
            param: { name: 'id', in: 'path' },
            description: 'The name of a record type (sObject), or the UUID of a service.',
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
                description:
                  'Forms and report categories that ask for it. Empty for standard fields.',
              }),
            })
            .openapi('RecordField'),
        ),
        'By value.',
      ),
      404: problem('PublicFields.NotFound: no such record type or service.'),
    },
  },
})
