import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  completeAccount,
  confirmEmailAgain,
  getAccountDraft,
  matchContact,
  saveAccountDraft,
} from '@portal/core/account'
import type { account } from '@portal/openapi/resident/accounts/account'

export const accountHandlers = {
  getAccountDraft: (_input, context) => ok(getAccountDraft(context)),
  saveAccountDraft: ({ body, query }, context) =>
    ok(saveAccountDraft(context, body, query.leaving)),
  completeAccount: ({ body }, context) => ok(completeAccount(context, body)),
  confirmEmailAgain: (_input, context) => done(confirmEmailAgain(context)),
  matchContact: ({ body }, context) => done(matchContact(context, body)),
} satisfies Handlers<typeof account>
