import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  getPublicFields,
  listFields,
  listPublicFieldTypes,
  setPublicFields,
} from '@portal/core/public-fields'
import type { publicFields } from '@portal/openapi/admin/casework/public-fields'

export const publicFieldHandlers = {
  listPublicFieldTypes: async (_input, context) =>
    ok(
      (await listPublicFieldTypes(context)).map(({ recordType, ...type }) => ({
        SalesforceObject: recordType,
        ...type,
      })),
    ),
  getPublicFields: async ({ params: { object } }, context) => {
    const { isChosen, fieldNames } = await getPublicFields(context, object)
    const fields = fieldNames.map((name) => ({
      SalesforceObject: object,
      SalesforceFieldName: name,
    }))
    return ok({ isChosen, fields })
  },
  setPublicFields: ({ params, body }, context) =>
    done(setPublicFields(context, params.object, body.fields)),
  listFields: ({ params }, context) => ok(listFields(context, params.id)),
} satisfies Handlers<typeof publicFields>
