import type { Handlers } from '@portal/bff-pipeline'
import {
  getPublicFields,
  listFields,
  listPublicFieldTypes,
  setPublicFields,
} from '@portal/core/public-fields'
import type { publicFields } from '@portal/openapi/admin/casework/public-fields'

/** What residents see of their requests. */
export const publicFieldHandlers: Handlers<typeof publicFields> = {
  listPublicFieldTypes: async (_input, context) => ({
    status: 200,
    body: (await listPublicFieldTypes(context)).map(({ recordType, ...type }) => ({
      SalesforceObject: recordType,
      ...type,
    })),
  }),
  getPublicFields: async ({ params: { object } }, context) => {
    const { isChosen, fieldNames } = await getPublicFields(context, object)
    const fields = fieldNames.map((name) => ({
      SalesforceObject: object,
      SalesforceFieldName: name,
    }))
    return { status: 200, body: { isChosen, fields } }
  },
  setPublicFields: async ({ params, body }, context) => {
    await setPublicFields(context, params.object, body.fields)
    return { status: 200, body: { success: true } }
  },
  listFields: async ({ params }, context) => ({
    status: 200,
    body: await listFields(context, params.id),
  }),
}
