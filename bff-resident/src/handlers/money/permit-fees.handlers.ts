import { type Handlers, ok } from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import { DomainError, dollarsOf } from '@portal/core/kernel'
import { createPermitRequest, getPermitBill } from '@portal/core/permit-fees'
import type { permitFees } from '@portal/openapi/resident/money/permit-fees'
import { chargeReply } from '../../payments/charge-reply.ts'
import { centsIn, descriptionOf } from '../../payments/payment-input.ts'
import { requireFeature } from '../platform/feature-flags.ts'
import { ownerOf } from './billing.handlers.ts'

/** The spec's late-payment interest (LPI). */
export const permitFeeHandlers = {
  getPermitBill: async ({ params }, context) => {
    await requireFeature(context, 'EnableLPI')
    const bill = await getPermitBill(context, params.activityId)
    return ok({
      accountNumber: bill.accountNumber,
      amount: dollarsOf(bill.amountCents),
      itemizedBill: bill.items.map(({ feeCents, ...item }) => ({
        ...item,
        applicationFee: dollarsOf(feeCents),
      })),
      caseNumber: bill.caseNumber,
      isPaid: bill.isPaid,
    })
  },
  payPermitBill: async ({ body, headers: { 'idempotency-key': key } }, context) => {
    requireContact(context)
    await requireFeature(context, 'EnableLPI')
    const { activityId, amount, navilineCustomerId, navilineLocationId } = body
    const accountNumber = [navilineCustomerId, navilineLocationId].filter(Boolean).join('-')
    return chargeReply(context, {
      purpose: 'LPI',
      item: { accountNumber, amountCents: centsIn(amount), requestId: activityId },
      description: descriptionOf(context, 'LPI'),
      sent: body,
      key,
    })
  },
  createPermitRequest: async ({ body }, context) => {
    const { userId, organizationId } = requireContact(context)
    await requireFeature(context, 'EnableLPI')
    const named = ownerOf(body)
    // The session sets the owner; a request that names another one is refused.
    const isOther =
      (named.userId ?? userId) !== userId ||
      (named.organizationId ?? organizationId) !== organizationId
    if (isOther) throw new DomainError('not-found', 'Account.NotYours')
    const { id, caseNumber } = await createPermitRequest(context, body.sfParentId)
    return ok({ Id: id, caseNumber })
  },
} satisfies Handlers<typeof permitFees>
