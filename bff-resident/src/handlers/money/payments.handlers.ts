import {
  expectPayments,
  type HandlerContext,
  type Handlers,
  log,
  ok,
  providerCommunicator,
  providerFrame,
} from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import {
  DomainError,
  isSignedPath,
  parseDollars,
  signatureName,
  signedPath,
} from '@portal/core/kernel'
import { defaultPurpose, type PaymentQuestion, type Purpose } from '@portal/core/ledger/rules'
import {
  type Asker,
  beginPayment,
  checkPayment,
  getReceiptDocument,
  type HostedOrder,
  openHostedPage,
  receiptPath,
  receivePaymentNotice,
  getPayment,
} from '@portal/core/payments'
import type { AppCode } from '@portal/core/services/rules'
import { say } from '@portal/core/texts'
import type { payments } from '@portal/openapi/resident/money/payments'
import { knownOwner } from '../casework/draft-owner.ts'
import { isOn } from '../platform/feature-flags.ts'
import { confirmedIn, questionPage } from './ask-payer.ts'
import { centsIn, chargeReply, descriptionOf, payerOf } from './charge-reply.ts'
import { countedAs, requireOneMeans } from './payment-attempts.ts'
import { type FrameMode, framePathOf, frameUrl, hasReceipt, paymentView } from './payment-view.ts'
import { providerEnds } from './provider-ends.ts'

const api = '/api'

/** The payment stays paid even if this is refused. */
async function turnOnAutopay(
  context: HandlerContext,
  asked: {
    readonly savedCard?: string | undefined
    readonly navilineCustomerId: string
    readonly navilineLocationId: string
  },
): Promise<boolean> {
  const { navilineCustomerId: customerId, navilineLocationId: locationId, savedCard = '' } = asked
  // Imported late: few payers need it.
  const { enrolInAutopay } = await import('@portal/core/autopay')
  try {
    await enrolInAutopay(context, () => expectPayments(context.state.env).provider, {
      account: { customerId, locationId },
      method: { kind: 'kept', id: savedCard },
      mayBeBank: await isOn(context, 'EnableACHAutopay'),
    })
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

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
function inAskedLanguage(context: HandlerContext, { english }: Asked): HandlerContext {
  if (!english) return context
  const language = english === 'true' ? 'en' : 'es'
  return { ...context, language, isLanguageAssumed: false }
}

function orderOf(context: HandlerContext, asked: Asked) {
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
    counted: countedAs(context, 'payment-begin'),
    payer,
  }
  return { order, headers }
}

/** The provider's payment page, framed by ours. */
async function frameOf(
  context: HandlerContext,
  reference: string,
  mode: FrameMode,
  confirmed: readonly PaymentQuestion[] = [],
) {
  const { state } = context
  const { provider } = expectPayments(state.env)
  const receipt = signedPath(state.authSecret, receiptPath(reference))
  const page = await openHostedPage(
    context,
    provider,
    reference,
    providerEnds(context, mode, receipt),
    confirmed,
  )
  state.notes.isFramed = true
  return providerFrame({
    page,
    language: context.language,
    title: say(context, 'Payment.FrameTitle'),
    button: say(context, 'Payment.GoToProvider'),
    mode,
    kind: 'payment',
    check: {
      path: `${api}/payments/${reference}/check`,
      body: { signature: signatureIn(receipt) },
    },
  })
}

const signatureIn = (path: string): string =>
  new URL(path, 'http://path.local').searchParams.get(signatureName) ?? ''

/** Older apps request the page in one call. */
async function billPay(context: HandlerContext, asked: Asked, path: string) {
  const own = inAskedLanguage(context, asked)
  const { order, headers } = orderOf(own, asked)
  try {
    const payment = await beginPayment(own, order)
    const frame = await frameOf(own, payment.reference, 'frame', order.confirmed)
    return { status: 200 as const, body: frame.body, headers: { ...frame.headers, ...headers } }
  } catch (error) {
    const page = questionPage(own, error, {
      path: api + path,
      query: { ...asked },
      leaveHref: null,
    })
    return { ...page, headers: { ...page.headers, ...headers } }
  }
}

/** Opens a payment for anyone with its receipt's link. */
const signatureOf = ({ state }: HandlerContext, reference: string): string =>
  signatureIn(signedPath(state.authSecret, receiptPath(reference)))

function askerOf(context: HandlerContext, reference: string, signature: string | undefined): Asker {
  const { authSecret } = context.state
  const isSigned = isSignedPath(authSecret, receiptPath(reference), signature ?? '')
  return { owner: knownOwner(context), isSigned }
}

export const paymentHandlers: Handlers<typeof payments> = {
  openBillPay: async ({ query }, context) => {
    requireContact(context)
    return billPay(context, query, '/core/bill-pay/iframe')
  },
  openGuestBillPay: ({ query }, context) => billPay(context, query, '/core/bill-pay/iframe/unauth'),
  getPaymentusToken: async ({ query }, context) => {
    const own = inAskedLanguage(context, query)
    const { order, headers } = orderOf(own, query)
    const { reference } = await beginPayment(own, order)
    const origin = context.state.env.PORTAL_URL ?? ''
    return {
      status: 200,
      body: { iframeURL: origin + frameUrl(own, { reference, language: own.language }, 'frame') },
      headers,
    }
  },
  getProviderCommunicator: (_input, context) => {
    const { pagesOrigin } = expectPayments(context.state.env)
    context.state.notes.isFramed = true
    return Promise.resolve({ status: 200, ...providerCommunicator(pagesOrigin) })
  },
  beginPayment: async ({ body }, context) => {
    const { payer, headers } = payerOf(context, body.email)
    const payment = await beginPayment(context, {
      purpose: body.transactionType,
      items: body.items.map(({ accountNumber, amount }) => ({
        accountNumber,
        amountCents: centsIn(amount),
        requestId: body.activityId,
      })),
      description: descriptionOf(context, body.transactionType),
      counted: countedAs(context, 'payment-begin'),
      confirmed: body.confirm,
      payer,
    })
    return {
      status: 201,
      body: {
        reference: payment.reference,
        frameUrl: frameUrl(context, payment, 'frame'),
        redirectUrl: frameUrl(context, payment, 'redirect'),
        signature: signatureOf(context, payment.reference),
      },
      headers,
    }
  },
  openPaymentFrame: async ({ params, query }, context) => {
    const { mode, signature, lng: language = context.language } = query
    const path = framePathOf(params.reference, mode)
    if (!isSignedPath(context.state.authSecret, path, signature))
      throw new DomainError('not-found', 'Payment.NotFound')
    const own = { ...context, language }
    const confirmed = confirmedIn(query.confirm)
    try {
      return { status: 200, ...(await frameOf(own, params.reference, mode, confirmed)) }
    } catch (error) {
      const { pathname } = new URL(path, 'http://path.local')
      const leaveHref = mode === 'frame' ? null : '/payment'
      return questionPage(own, error, { path: pathname, query, leaveHref })
    }
  },
  payBill: async ({ body, headers: { 'idempotency-key': key } }, context) => {
    requireOneMeans(body)
    const reply = await chargeReply(context, {
      purpose: 'UTILITY',
      item: {
        accountNumber: `${body.navilineCustomerId}-${body.navilineLocationId}`,
        amountCents: centsIn(body.amount),
      },
      description: body.paymentDesc ?? descriptionOf(context, 'UTILITY'),
      sent: body,
      key,
    })
    if (!body.autoPay || reply.status !== 200) return reply
    // A nonce is good for one charge, so autopay needs a saved card.
    const autoPay = body.savedCard !== undefined && (await turnOnAutopay(context, body))
    return { ...reply, body: { ...reply.body, autoPay } }
  },
  getPayment: async ({ params, query }, context) => {
    const asker = askerOf(context, params.reference, query.signature)
    const payment = await getPayment(context, params.reference, asker)
    return ok(paymentView(context, payment, asker))
  },
  getReceiptDocument: async ({ params, query }, context) => {
    const asker = askerOf(context, params.reference, query.signature)
    const payment = await getPayment(context, params.reference, asker)
    if (!hasReceipt(payment)) throw new DomainError('not-found', 'Payment.NoReceipt')
    return {
      status: 200,
      body: await getReceiptDocument(context, payment, query.lng),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${payment.reference}.pdf"`,
        'cache-control': 'private, no-store',
      },
    }
  },
  checkPayment: async ({ params, body }, context) => {
    const { provider } = expectPayments(context.state.env)
    const asker = askerOf(context, params.reference, body.signature)
    await getPayment(context, params.reference, asker)
    const payment = await checkPayment(context, provider, params.reference, body.transactionId)
    return ok(paymentView(context, payment, asker))
  },
  getAcceptSettings: (_input, context) => {
    const { accept } = expectPayments(context.state.env)
    const { scriptUrl, loginId, clientKey } = accept
    return Promise.resolve({ status: 200, body: { scriptUrl, apiLoginID: loginId, clientKey } })
  },
  receivePaymentNotice: async ({ headers, rawBody }, context) => {
    const { provider, signatureKey } = expectPayments(context.state.env)
    const { requestId } = context
    try {
      const report = await receivePaymentNotice(context, provider, {
        body: rawBody,
        signature: headers['x-anet-signature'],
        signatureKey,
      })
      const level = report.outcome === 'unknown-transaction' ? 'warn' : 'info'
      log(level, 'payment notice', { requestId, ...report })
      return { status: 204, body: null }
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated')
        log('warn', 'payment notice refused', { requestId })
      throw error
    }
  },
}
