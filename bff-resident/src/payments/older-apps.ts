import type { HandlerContext } from '@portal/bff-pipeline'
import { parseDollars } from '@portal/core/kernel'
import { defaultPurpose, type Purpose } from '@portal/core/ledger/rules'
import { beginPayment, type HostedOrder } from '@portal/core/payments'
import type { AppCode } from '@portal/core/services/rules'
import { confirmedIn, questionPage } from './ask-payer.ts'
import { frameOf } from './payment-frame.ts'
import { descriptionOf, payerOf } from './payment-input.ts'
import { rateLimitKeyOf } from './rate-limits.ts'

/** What older apps send in the query, where values may be empty. */
interface Asked {
  readonly transactionType?: Purpose | '' | undefined
  readonly accountNumber: string
  readonly amount: string
  readonly activityId?: string | null | undefined
  readonly appCode?: AppCode | '' | undefined
  readonly english?: 'true' | 'false' | '' | undefined
  readonly confirm?: string | undefined
}

/** In the query's language. */
export function inAskedLanguage(context: HandlerContext, { english }: Asked): HandlerContext {
  if (!english) return context
  const language = english === 'true' ? 'en' : 'es'
  return { ...context, language, isLanguageAssumed: false }
}

export function orderOf(context: HandlerContext, asked: Asked) {
  const { payer, headers } = payerOf(context, null)
  const { accountNumber } = asked
  const purpose = asked.transactionType || defaultPurpose
  const activityId = asked.activityId || null
  const order: HostedOrder = {
    purpose,
    items: [{ accountNumber, amountCents: parseDollars(asked.amount) ?? 0, requestId: activityId }],
    description: descriptionOf(context, purpose),
    appCode: asked.appCode || undefined,
    confirmed: confirmedIn(asked.confirm),
    rateLimitKey: rateLimitKeyOf(context, 'payment-begin'),
    payer,
  }
  return { order, headers }
}

/** Older apps request the page in one call. */
export async function billPay(context: HandlerContext, asked: Asked, path: string) {
  const own = inAskedLanguage(context, asked)
  const { order, headers } = orderOf(own, asked)
  try {
    const payment = await beginPayment(own, order)
    const frame = await frameOf(own, payment.reference, 'frame', order.confirmed)
    return { status: 200 as const, body: frame.body, headers: { ...frame.headers, ...headers } }
  } catch (error) {
    const page = questionPage(own, error, {
      path: `/api${path}`,
      query: { ...asked },
      leaveHref: null,
    })
    return { ...page, headers: { ...page.headers, ...headers } }
  }
}
