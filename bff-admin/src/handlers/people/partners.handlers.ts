import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  createPartner,
  issuePartnerKey,
  listPartners,
  revokePartnerKey,
  rotatePartnerKey,
  updatePartner,
  updatePartnerKey,
} from '@portal/core/partners'
import type { partners } from '@portal/openapi/admin/people/partners'
import { etagOf, seenIn } from '../casework/seen.ts'

export const partnerHandlers = {
  listPartners: (_input, context) => ok(listPartners(context)),
  createPartner: async ({ body }, context) => ({
    status: 201,
    body: await createPartner(context, body),
  }),
  updatePartner: async (input, context) => {
    const changed = await updatePartner(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  issuePartnerKey: async ({ params, body }, context) => ({
    status: 201,
    body: await issuePartnerKey(context, { partnerId: params.id, ...body }),
    headers: { 'cache-control': 'no-store' },
  }),
  updatePartnerKey: async (input, context) => {
    const changed = await updatePartnerKey(context, { ...seenIn(input), ...input.body })
    return ok(changed, etagOf(changed))
  },
  rotatePartnerKey: async (input, context) => ({
    status: 201,
    body: await rotatePartnerKey(context, { ...seenIn(input), ...input.body }),
    headers: { 'cache-control': 'no-store' },
  }),
  revokePartnerKey: (input, context) => done(revokePartnerKey(context, seenIn(input))),
} satisfies Handlers<typeof partners>
