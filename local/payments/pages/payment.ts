import { html, type Html } from '../../html.ts'
import { amountOf, centsOf } from '../amounts.ts'
import { methodsOf } from '../api/customers.ts'
import type { Surroundings } from '../api/operations.ts'
import type { RequestOf } from '../api/schemas.ts'
import { settingOf } from '../api/transactions.ts'
import { type Instrument, maskedNumber } from '../instrument.ts'
import type { Transaction } from '../ledger.ts'
import { type Fields, flawTexts, instrumentFields, instrumentIn } from './fields.ts'
import { expiredPage, hostedPage } from './frame.ts'

type Request = RequestOf<'getHostedPaymentPageRequest'>

/** What the merchant asked of the page. */
function optionsOf({ hostedPaymentSettings }: Request) {
  const option = (name: string): Record<string, unknown> => {
    const value = settingOf(hostedPaymentSettings, name)
    // Settings are JSON texts of flat objects; what is none is as if it were not given.
    return value === null ? {} : (JSON.parse(value) as Record<string, unknown>)
  }
  const payment = option('hostedPaymentPaymentOptions')
  const back = option('hostedPaymentReturnOptions')
  const communicator = option('hostedPaymentIFrameCommunicatorUrl')['url']
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? value : null
  return {
    hasCard: payment['showCreditCard'] !== false,
    hasBank: payment['showBankAccount'] !== false,
    button: text(option('hostedPaymentButtonOptions')['text']) ?? 'Pay',
    communicatorUrl: text(communicator),
    hasReceipt: back['showReceipt'] !== false,
    returnUrl: text(back['url']),
    cancelUrl: text(back['cancelUrl']),
  }
}

const expired = expiredPage('Payment')

/** The page that a token opens, with what was wrong with the last try. */
export function paymentPage(
  token: string,
  { ledger, now }: Surroundings,
  fault: string | null = null,
): string {
  const request = ledger.paymentPages.get(token, now.toISOString())
  if (!request) return expired
  const options = optionsOf(request)
  const { amount = '0', order, profile } = request.transactionRequest
  const saved = profile ? methodsOf(ledger, Number(profile.customerProfileId)) : []
  const alert = fault === null ? html`` : html`<p role="alert">${fault}</p>`
  return hostedPage(
    'Payment',
    html`${alert}
      <p>${order?.description ?? ''} ${order?.invoiceNumber ?? ''}</p>
      <p>Total <strong>$${amountOf(centsOf(amount) ?? 0)}</strong></p>
      <form method="post" action="/payment/submit">
        <input type="hidden" name="token" value="${token}" />
        ${savedChoice(saved.map(({ id, instrument }) => ({ id, instrument })))}
        ${instrumentFields(options)}
        <p>
          <button>${options.button}</button>
          <button formaction="/payment/cancel">Cancel</button>
        </p>
      </form>`,
    { communicatorUrl: options.communicatorUrl },
  )
}

function savedChoice(
  saved: readonly { readonly id: number; readonly instrument: Instrument }[],
): Html {
  if (saved.length === 0) return html``
  const choices = saved.map(
    ({ id, instrument }) =>
      html`<option value="${id}">${instrument.brand} ending in ${instrument.last4}</option>`,
  )
  return html`<p>
    <label for="saved">Saved</label><br />
    <select id="saved" name="saved">
      <option value="">None of these</option>
      ${choices}
    </select>
  </p>`
}

/** What the page says of a payment that was taken or held (the provider's `transactResponse`). */
const responseOf = (transaction: Transaction, refId: string) => ({
  accountType: transaction.instrument.brand,
  accountNumber: maskedNumber(transaction.instrument.last4),
  transId: String(transaction.id),
  responseCode: String(transaction.responseCode),
  authorization: transaction.authCode,
  orderDescription: transaction.description,
  orderInvoiceNumber: transaction.invoice,
  totalAmount: amountOf(transaction.cents),
  dateTime: transaction.submittedAt,
  refId,
})

/** Takes the payment that a person has filled in; shows the form again where it fails. */
export function submitPayment(token: string, fields: Fields, around: Surroundings): string | URL {
  const { ledger, provider, now } = around
  const request = ledger.paymentPages.get(token, now.toISOString())
  if (!request) return expired
  const { transactionRequest, refId = '' } = request
  const { profile, order, customer, amount = '0' } = transactionRequest
  const customerId = profile ? Number(profile.customerProfileId) : null
  const saved = methodsOf(ledger, customerId ?? 0).find(
    ({ id }) => String(id) === fields.get('saved'),
  )
  const instrument = saved?.instrument ?? instrumentIn(fields, now)
  if (typeof instrument === 'string') return paymentPage(token, around, flawTexts[instrument])
  const outcome = provider.charge({
    instrument,
    cents: centsOf(amount) ?? 0,
    invoice: order?.invoiceNumber ?? '',
    description: order?.description ?? '',
    refId,
    customerId,
    methodId: saved?.id ?? null,
    email: customer?.email ?? '',
    duplicateWindowS: Number(
      settingOf(transactionRequest.transactionSettings, 'duplicateWindow') ?? 120,
    ),
  })
  if (!('transaction' in outcome) || outcome.transaction.responseCode === 2)
    return paymentPage(token, around, outcome.text)
  ledger.paymentPages.end(token)
  const { communicatorUrl, hasReceipt, returnUrl } = optionsOf(request)
  if (communicatorUrl === null && !hasReceipt && returnUrl !== null) return new URL(returnUrl)
  const next = returnUrl === null ? html`` : html`<p><a href="${returnUrl}">Continue</a></p>`
  return hostedPage(
    'Payment',
    html`<p role="status">Thank you. ${outcome.text}</p>
      ${next}`,
    {
      communicatorUrl,
      words: [
        {
          action: 'transactResponse',
          response: JSON.stringify(responseOf(outcome.transaction, refId)),
        },
      ],
    },
  )
}

/** The person went away without paying. */
export function cancelPayment(
  token: string,
  _fields: Fields,
  { ledger, now }: Surroundings,
): string | URL {
  const request = ledger.paymentPages.get(token, now.toISOString())
  if (!request) return expired
  const { communicatorUrl, cancelUrl } = optionsOf(request)
  if (communicatorUrl === null && cancelUrl !== null) return new URL(cancelUrl)
  return hostedPage('Payment', html`<p role="status">The payment was cancelled.</p>`, {
    communicatorUrl,
    words: [{ action: 'cancel' }],
  })
}
