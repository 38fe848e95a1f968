import type { Handlers } from '@portal/bff-pipeline'
import {
  completeAccount,
  getAccountDraft,
  matchContact,
  saveAccountDraft,
} from '@portal/core/account'
import type { residents } from '@portal/openapi/resident/residents'

/** Account creation. */
export const residentHandlers: Handlers<typeof residents> = {
  getAccountDraft: async (_input, context) => ({
    status: 200,
    body: await getAccountDraft(context),
  }),
  saveAccountDraft: async ({ body, query }, context) => ({
    status: 200,
    body: await saveAccountDraft(context, body, query.leaving),
  }),
  completeAccount: async ({ body }, context) => ({
    status: 200,
    body: await completeAccount(context, body),
  }),
  matchContact: async ({ body }, context) => {
    await matchContact(context, body)
    return { status: 200, body: { success: true } }
  },
}
