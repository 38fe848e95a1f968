import type { RecordType } from '@portal/core/requests/rules'
import { getPublicFields } from '@portal/openapi/admin-client/public-fields'
import { query } from '@portal/web-ui/api'

export const publicFieldsQuery = (object: RecordType) =>
  query(
    getPublicFields,
    { path: { object } },
    {
      keep: async (ask) =>
        (await ask()).fields.map(({ SalesforceFieldName }) => SalesforceFieldName),
    },
  )
