import { type Handlers, ok } from '@portal/bff-pipeline'
import { DomainError, dollarsOf, wholeCents } from '@portal/core/kernel'
import type { scheduledPayments } from '@portal/openapi/resident/money/scheduled-payments'

interface Sent {
  readonly amount: number
  readonly payOn: string
  readonly savedCard: string
}

function scheduleOf({ amount, payOn, savedCard }: Sent) {
  const amountCents = wholeCents(amount)
  if (amountCents === null) throw new DomainError('invalid', 'Payment.AmountInvalid')
  return { amountCents, payOn, savedMethodId: savedCard }
}

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/scheduled-payments')

export const scheduledPaymentHandlers = {
  listScheduledPayments: async (_, context) => {
    const [{ listScheduledPayments }, { methodName }] = await Promise.all([
      load(),
      import('@portal/core/autopay'),
    ])
    const listed = await listScheduledPayments(context)
    const body = listed.map(({ amountCents, method, isInstalment, ...payment }) => ({
      ...payment,
      amount: dollarsOf(amountCents),
      method: method && { id: method.id, name: methodName(context, method) },
      isInstallment: isInstalment,
    }))
    return ok(body)
  },
  schedulePayment: async ({ body }, context) => {
    const { schedulePayment } = await load()
    const { navilineCustomerId: customerId, navilineLocationId: locationId, ...sent } = body
    const account = { customerId, locationId }
    return ok(schedulePayment(context, { account, ...scheduleOf(sent) }))
  },
  changeScheduledPayment: async ({ params, body }, context) => {
    const { changeScheduledPayment } = await load()
    await changeScheduledPayment(context, { id: params.id, ...scheduleOf(body) })
    return ok({ success: true })
  },
  cancelScheduledPayment: async ({ params }, context) => {
    const { cancelScheduledPayment } = await load()
    await cancelScheduledPayment(context, params.id)
    return ok({ success: true })
  },
} satisfies Handlers<typeof scheduledPayments>
