import { expectPayments, type Handlers, ok, paymentSettings } from '@portal/bff-pipeline'
import type { paymentMethods } from '@portal/openapi/admin/money/payment-methods'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/autopay')

export const paymentMethodHandlers = {
  listUserPaymentMethods: async ({ query }, context) => {
    const { listUserPaymentMethods, storedMethod } = await load()
    const provider = paymentSettings(context.state.env)?.provider ?? null
    const methods = await listUserPaymentMethods(context, provider, query.userId)
    return ok(methods.map((method) => storedMethod(context, method)))
  },
  listUserUtilityAccounts: async ({ query }, context) => {
    const { listUserUtilityAccounts } = await load()
    return ok(listUserUtilityAccounts(context, query.userId))
  },
  getPaymentMethodUse: async ({ params }, context) => {
    const { isPaymentMethodUsedByAnyone } = await load()
    const isUsedForAutopay = await isPaymentMethodUsedByAnyone(context, params.id)
    return ok({ isUsedForAutopay })
  },
  removeUserPaymentMethod: async ({ params: { cardId, userId } }, context) => {
    const { removeUserPaymentMethod } = await load()
    const { provider } = expectPayments(context.state.env)
    await removeUserPaymentMethod(context, provider, { id: cardId, userId })
    return ok({ success: true })
  },
  removeUserUtilityAccount: async ({ query }, context) => {
    const { removeUserUtilityAccount } = await load()
    await removeUserUtilityAccount(context, query)
    return ok({ success: true })
  },
} satisfies Handlers<typeof paymentMethods>
