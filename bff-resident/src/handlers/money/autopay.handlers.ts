import { expectPayments, type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import type { AutopayMethod } from '@portal/core/autopay'
import { DomainError } from '@portal/core/kernel'
import type { autopay } from '@portal/openapi/resident/money/autopay'
import { nonceOf } from '../../payments/payment-input.ts'
import { limitMethodSaves } from '../../payments/rate-limits.ts'
import { isOn } from '../platform/feature-flags.ts'

interface Sent {
  readonly savedCard?: string | undefined
  readonly accountNumber?: string | undefined
  readonly routingNumber?: string | undefined
  readonly accountType?: 'checking' | 'savings' | undefined
  readonly nonce?: Parameters<typeof nonceOf>[0]
}

function methodOf({ savedCard, accountNumber, routingNumber, accountType, nonce }: Sent) {
  const named = nonceOf(nonce)
  const methods: AutopayMethod[] = [
    ...(savedCard === undefined ? [] : [{ kind: 'kept' as const, id: savedCard }]),
    ...(accountNumber !== undefined && routingNumber !== undefined && accountType !== undefined
      ? [{ kind: 'bank' as const, accountNumber, routingNumber, accountType }]
      : []),
    ...(named ? [named] : []),
  ]
  const [first] = methods
  if (first && methods.length === 1) return first
  throw new DomainError('invalid', 'Util.FormContainsErrors', [
    { field: 'savedCard', code: 'Billing.ConfigureAutopaySelectCardError' },
  ])
}

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/autopay')

async function endByNumber(
  { body }: { readonly body: { readonly accountNumber: string } },
  context: HandlerContext,
) {
  const { endAutopay } = await load()
  await endAutopay(context, body)
  return ok({ success: true })
}

export const autopayHandlers = {
  enrolInAutopay: async ({ body }, context) => {
    requireContact(context)
    const { enrolInAutopay } = await load()
    const { navilineCustomerId: customerId, navilineLocationId: locationId } = body
    const method = methodOf(body)
    if (method.kind !== 'kept') await limitMethodSaves(context)
    const { autopayId, savedMethodId, status } = await enrolInAutopay(
      context,
      () => expectPayments(context.state.env).provider,
      {
        account: { customerId, locationId },
        method,
        mayBeBank: await isOn(context, 'EnableACHAutopay'),
      },
    )
    return ok({
      success: true,
      AutopayId: autopayId,
      AutopayStatus: status,
      AutopayEnabled: true,
      PaymentProfileId: savedMethodId,
    })
  },
  endAutopay: async ({ params }, context) => {
    const { endAutopay } = await load()
    await endAutopay(context, params)
    return ok({ success: true })
  },
  endAutopayByNumber: endByNumber,
  endAutopayOfAccount: endByNumber,
} satisfies Handlers<typeof autopay>
