import { type HandlerContext, type Handlers, ok } from '@portal/bff-pipeline'
import {
  addUtilityAccount,
  listUtilityAccounts,
  removeUtilityAccount,
  setPaperless,
} from '@portal/core/account-management'
import {
  getBill,
  getBillDocument,
  getBillingHistory,
  getPaymentHistory,
  listDelinquencies,
  listPaymentHistory,
  lookUpAccount,
} from '@portal/core/billing'
import { DomainError } from '@portal/core/kernel'
import type { OwnerRef } from '@portal/core/utility-accounts'
import type { billing } from '@portal/openapi/resident/money/billing'

/** The wire may send empty values. */
interface WireOwner {
  readonly userId?: string | null | undefined
  readonly organizationId?: string | null | undefined
}

/** The owner of the accounts and payments in a query. */
export const ownerOf = ({ userId, organizationId }: WireOwner): OwnerRef => ({
  userId: userId || undefined,
  organizationId: organizationId || undefined,
})

/** As printed on bills; null if the city has none. */
const portalUrlOf = ({ state }: HandlerContext): string | null => state.env.PORTAL_URL ?? null

const success = { status: 200, body: { success: true } } as const

export const billingHandlers = {
  getBillingHistory: ({ query }, context) => ok(getBillingHistory(context, ownerOf(query))),
  listDelinquencies: ({ query }, context) => ok(listDelinquencies(context, ownerOf(query))),
  listPaymentHistory: ({ query }, context) => ok(listPaymentHistory(context, ownerOf(query))),
  getPaymentHistory: ({ query }, context) => ok(getPaymentHistory(context, ownerOf(query))),
  lookUpAccount: async ({ query }, context) => {
    // Without an edge in front, all clients share one address.
    const address = context.state.client.ipAddress ?? 'local'
    const OutputParms = await lookUpAccount(context, query.accountNumber, address)
    return ok({ OutputParms })
  },
  listUtilityAccounts: ({ query }, context) => ok(listUtilityAccounts(context, ownerOf(query))),
  addUtilityAccount: async ({ body }, context) => {
    const { customerId, locationId, streetNumber } = body
    const claim = { customerId, locationId: locationId ?? undefined, streetNumber }
    await addUtilityAccount(context, { ...ownerOf(body), ...claim })
    return success
  },
  removeUtilityAccount: async ({ query, body }, context) => {
    const named = { ...body, ...query }
    const { customerId, locationId } = named
    if (!customerId || !locationId) {
      throw new DomainError('invalid', 'Util.FormContainsErrors', [
        { field: customerId ? 'locationId' : 'customerId', code: 'Validation.Required' },
      ])
    }
    await removeUtilityAccount(context, { ...ownerOf(named), customerId, locationId })
    return success
  },
  setPaperless: async ({ body }, context) => {
    const { customerId, locationId, isPaperless } = body
    await setPaperless(context, { ...ownerOf(body), customerId, locationId, isPaperless })
    return success
  },
  getBill: async ({ params }, context) => ({
    status: 200,
    body: await getBill(context, params.key, portalUrlOf(context)),
    headers: { 'cache-control': 'private, no-store' },
  }),
  getBillDocument: async ({ params, query }, context) => {
    const language = query.lng ?? context.language
    const { name, bytes } = await getBillDocument(
      { ...context, language },
      params.key,
      portalUrlOf(context),
    )
    return {
      status: 200,
      body: bytes,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    }
  },
} satisfies Handlers<typeof billing>
