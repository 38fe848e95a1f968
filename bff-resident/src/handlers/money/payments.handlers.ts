import { expectPayments, type HandlerContext, type Handlers, log, ok } from '@portal/bff-pipeline'
import { requireContact } from '@portal/core/access'
import { DomainError, isSignedPath } from '@portal/core/kernel'
import {
  type Asker,
  beginPayment,
  checkPayment,
  getReceiptDocument,
  receiptPath,
  receivePaymentNotice,
  getPayment,
} from '@portal/core/payments'
import type { payments } from '@portal/openapi/resident/money/payments'
import { knownOwner } from '../../device-owner.ts'
import { confirmedIn, questionPage } from '../../payments/ask-payer.ts'
import { chargeReply } from '../../payments/charge-reply.ts'
import { billPay, inAskedLanguage, orderOf } from '../../payments/older-apps.ts'
import { frameOf, signatureOf } from '../../payments/payment-frame.ts'
import { centsIn, descriptionOf, payerOf } from '../../payments/payment-input.ts'
import { framePathOf, frameUrl, hasReceipt, paymentView } from '../../payments/payment-view.ts'
import { providerCommunicator } from '../../payments/provider-page.ts'
import { rateLimitKeyOf } from '../../payments/rate-limits.ts'
import { isOn } from '../platform/feature-flags.ts'

function askerOf(context: HandlerContext, reference: string, signature: string | undefined): Asker {
  const { authSecret } = context.state
  const isSigned = isSignedPath(authSecret, receiptPath(reference), signature ?? '')
  return { owner: knownOwner(context), isSigned }
}

export const paymentHandlers = {
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
      rateLimitKey: rateLimitKeyOf(context, 'payment-begin'),
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
    // Imported late: few payers need it.
    const { enrolAfterPayment } = await import('@portal/core/autopay')
    const autoPay = await enrolAfterPayment(
      context,
      () => expectPayments(context.state.env).provider,
      {
        account: { customerId: body.navilineCustomerId, locationId: body.navilineLocationId },
        savedCard: body.savedCard,
        mayBeBank: await isOn(context, 'EnableACHAutopay'),
      },
    )
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
} satisfies Handlers<typeof payments>
