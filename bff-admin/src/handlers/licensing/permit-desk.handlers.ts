import { fileLink, type Handlers, ok } from '@portal/bff-pipeline'
import {
  askPermitCorrections,
  askPermitFee,
  assessPermitFees,
  assignPermitReview,
  completePermit,
  denyPermit,
  extendPermit,
  finishPermitReview,
  getDeskPermit,
  getPermitDesk,
  getPermitPresence,
  issuePermit,
  listDeskPermits,
  revokePermit,
  takePermit,
  waivePermitFees,
} from '@portal/core/permit-desk'
import type { permitDesk } from '@portal/openapi/admin/licensing/permit-desk'
import { presenceHeaders } from '../casework/presence-headers.ts'
import { etagOf, seenIn } from '../casework/seen.ts'

async function changed(change: Promise<{ readonly version: number }>) {
  const body = await change
  return ok(body, etagOf(body))
}

export const permitDeskHandlers = {
  listDeskPermits: ({ query: { after, before, ...filter } }, context) =>
    ok(listDeskPermits(context, filter, { after, before })),
  getPermitDesk: (_input, context) => ok(getPermitDesk(context)),
  getDeskPermit: async ({ params }, context) => {
    const { files, ...permit } = await getDeskPermit(context, params.id)
    const linked = files.map(({ objectKey, ...file }) => ({
      ...file,
      url: fileLink(context.state.authSecret, { objectKey, ...file }),
    }))
    // Its links expire, and its text depends on the reader's language.
    return ok({ ...permit, files: linked }, { ...etagOf(permit), 'cache-control': 'no-store' })
  },
  getPermitPresence: async ({ params }, context) => {
    const presence = await getPermitPresence(context, params.id)
    return ok(presence, presenceHeaders(presence))
  },
  takePermit: (input, context) => changed(takePermit(context, seenIn(input))),
  completePermit: (input, context) =>
    changed(completePermit(context, { ...seenIn(input), ...input.body })),
  askPermitCorrections: (input, context) =>
    changed(askPermitCorrections(context, { ...seenIn(input), ...input.body })),
  assignPermitReview: (input, context) =>
    changed(assignPermitReview(context, { ...seenIn(input), ...input.body })),
  finishPermitReview: (input, context) =>
    changed(finishPermitReview(context, { ...seenIn(input), ...input.body })),
  assessPermitFees: (input, context) =>
    changed(assessPermitFees(context, { ...seenIn(input), ...input.body })),
  waivePermitFees: (input, context) =>
    changed(waivePermitFees(context, { ...seenIn(input), ...input.body })),
  askPermitFee: (input, context) => changed(askPermitFee(context, seenIn(input))),
  issuePermit: (input, context) =>
    changed(issuePermit(context, { ...seenIn(input), ...input.body })),
  denyPermit: (input, context) => changed(denyPermit(context, { ...seenIn(input), ...input.body })),
  revokePermit: (input, context) =>
    changed(revokePermit(context, { ...seenIn(input), ...input.body })),
  extendPermit: (input, context) =>
    changed(extendPermit(context, { ...seenIn(input), ...input.body })),
} satisfies Handlers<typeof permitDesk>
