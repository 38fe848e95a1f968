import type { Handlers } from '@portal/bff-pipeline'
import {
  completeAccount,
  getAccountDraft,
  matchContact,
  saveAccountDraft,
} from '@portal/core/account'
import type { account } from '@portal/openapi/resident/accounts/account'

/** Account creation. */
export const accountHandlers: Handlers<typeof account> = {
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
