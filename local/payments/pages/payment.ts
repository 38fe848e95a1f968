import { html, type Html } from '../../html.ts'
import { amountOf, centsOf } from '../amounts.ts'
import { methodsOf } from '../api/customers.ts'
import type { Surroundings } from '../api/operations.ts'
import type { RequestOf } from '../api/schemas.ts'
import { settingOf } from '../api/transactions.ts'
import { type Instrument, maskedNumber } from '../instrument.ts'
import type { Transaction } from '../ledger.ts'
import { type Fields, instrumentFields, instrumentIn } from './fields.ts'
import { expiredPage, hostedPage } from './frame.ts'
import { flawTexts, languageOf, reasonText, type Words, wordsIn } from './words.ts'

type Request = RequestOf<'getHostedPaymentPageRequest'>

function optionsOf({ hostedPaymentSettings }: Request) {
  const option = (name: string): Record<string, unknown> => {
    const value = settingOf(hostedPaymentSettings, name)
    // Settings are JSON objects as text; an invalid one counts as missing.
    return value === null ? {} : (JSON.parse(value) as Record<string, unknown>)
  }
  const payment = option('hostedPaymentPaymentOptions')
  const back = option('hostedPaymentReturnOptions')
  const communicator = option('hostedPaymentIFrameCommunicatorUrl')['url']
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? value : null
  const returnUrl = text(back['url'])
  const cancelUrl = text(back['cancelUrl'])
  const language = languageOf(text(communicator), returnUrl, cancelUrl)
  return {
    language,
    words: wordsIn[language],
    hasCard: payment['showCreditCard'] !== false,
    hasBank: payment['showBankAccount'] !== false,
    button: text(option('hostedPaymentButtonOptions')['text']) ?? wordsIn[language].pay,
    communicatorUrl: text(communicator),
    hasReceipt: back['showReceipt'] !== false,
    returnUrl,
    cancelUrl,
  }
}

const expired = expiredPage('payment')

export function paymentPage(
  token: string,
  { ledger, now }: Surroundings,
  error: string | null = null,
): string {
  const request = ledger.paymentPages.get(token, now.toISOString())
  if (!request) return expired
  const options = optionsOf(request)
  const { communicatorUrl, language, words } = options
  const { amount = '0', order, profile } = request.transactionRequest
  const saved = profile ? methodsOf(ledger, Number(profile.customerProfileId)) : []
  const alert = error === null ? html`` : html`<p role="alert">${error}</p>`
  return hostedPage(
    words.payment,
    html`${alert}
      <p>${order?.description ?? ''} ${order?.invoiceNumber ?? ''}</p>
      <p>${words.total} <strong>$${amountOf(centsOf(amount) ?? 0)}</strong></p>
      <form method="post" action="/payment/submit">
        <input type="hidden" name="token" value="${token}" />
        ${savedChoice(
          saved.map(({ id, instrument }) => ({ id, instrument })),
          words,
        )}
        ${instrumentFields(options, words)}
        <p>
          <button>${options.button}</button>
          <button formaction="/payment/cancel">${words.cancel}</button>
        </p>
      </form>`,
    { communicatorUrl, language },
  )
}

function savedChoice(
  saved: readonly { readonly id: number; readonly instrument: Instrument }[],
  words: Words,
): Html {
  if (saved.length === 0) return html``
  const choices = saved.map(
    ({ id, instrument }) =>
      html`<option value="${id}">
        ${instrument.brand} ${words.endingIn} ${instrument.last4}
      </option>`,
  )
  return html`<p>
    <label for="saved">${words.savedMethods}</label><br />
    <select id="saved" name="saved">
      <option value="">${words.noneOfThese}</option>
      ${choices}
    </select>
  </p>`
}

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
  const { communicatorUrl, hasReceipt, language, returnUrl, words } = optionsOf(request)
  if (typeof instrument === 'string')
    return paymentPage(token, around, flawTexts[language][instrument])
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
  const { reasonCode } = 'transaction' in outcome ? outcome.transaction : outcome
  const reason = reasonText(language, reasonCode, outcome.text)
  if (!('transaction' in outcome) || outcome.transaction.responseCode === 2)
    return paymentPage(token, around, reason)
  ledger.paymentPages.end(token)
  if (communicatorUrl === null && !hasReceipt && returnUrl !== null) return new URL(returnUrl)
  const next =
    returnUrl === null ? html`` : html`<p><a href="${returnUrl}">${words.continue}</a></p>`
  return hostedPage(
    words.payment,
    html`<p role="status">${words.thanks} ${reason}</p>
      ${next}`,
    {
      communicatorUrl,
      language,
      words: [
        {
          action: 'transactResponse',
          response: JSON.stringify(responseOf(outcome.transaction, refId)),
        },
      ],
    },
  )
}

export function cancelPayment(
  token: string,
  _fields: Fields,
  { ledger, now }: Surroundings,
): string | URL {
  const request = ledger.paymentPages.get(token, now.toISOString())
  if (!request) return expired
  const { communicatorUrl, cancelUrl, language, words } = optionsOf(request)
  if (communicatorUrl === null && cancelUrl !== null) return new URL(cancelUrl)
  return hostedPage(words.payment, html`<p role="status">${words.cancelled}</p>`, {
    communicatorUrl,
    language,
    words: [{ action: 'cancel' }],
  })
}
