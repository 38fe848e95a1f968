import { queryOptions } from '@tanstack/react-query'
import type { RecordType } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** The kinds of records, and how much of each residents see. */
export const publicFieldTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listPublicFieldTypes'],
    queryFn: ({ signal }) => dataOf(api.GET('/salesforcePublicField/sObjects', { signal })),
  })

/** Every field of a kind of record. */
export const fieldsQuery = (api: Api, object: RecordType) =>
  queryOptions({
    queryKey: ['listFields', object],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/salesforce/activity/{id}/fields', { params: { path: { id: object } }, signal }),
      ),
  })

/** The names of the fields of a kind of record that residents see. */
export const publicFieldsQuery = (api: Api, object: RecordType) =>
  queryOptions({
    queryKey: ['getPublicFields', object],
    queryFn: async ({ signal }) => {
      const path = { object }
      const { fields } = await dataOf(
        api.GET('/salesforcePublicField/{object}', { params: { path }, signal }),
      )
      return fields.map(({ SalesforceFieldName }) => SalesforceFieldName)
    },
  })
