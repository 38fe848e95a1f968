import { html, type Html } from '../../html.ts'
import { keepMethod } from '../api/customers.ts'
import { Refusal } from '../api/envelope.ts'
import type { Surroundings } from '../api/operations.ts'
import type { RequestOf } from '../api/schemas.ts'
import { settingOf } from '../api/transactions.ts'
import { standardFilters, verdictOn } from '../verdict.ts'
import { type Fields, flawTexts, instrumentFields, instrumentIn } from './fields.ts'
import { expiredPage, hostedPage } from './frame.ts'

type Request = RequestOf<'getHostedProfilePageRequest'>

const expired = expiredPage('Payment method')

const communicatorOf = ({ hostedProfileSettings }: Request): string | null =>
  settingOf(hostedProfileSettings, 'hostedProfileIFrameCommunicatorUrl')

/** The way back, where the page does not stand in a frame. */
function wayBack({ hostedProfileSettings }: Request): Html {
  const url = settingOf(hostedProfileSettings, 'hostedProfileReturnUrl')
  return url === null ? html`` : html`<p><a href="${url}">Continue</a></p>`
}

/** The page on which a customer adds a card or a bank account. */
export function profilePage(
  token: string,
  { ledger, now }: Surroundings,
  fault: string | null = null,
): string {
  const request = ledger.profilePages.get(token, now.toISOString())
  if (!request) return expired
  const shown = settingOf(request.hostedProfileSettings, 'hostedProfilePaymentOptions') ?? 'showAll'
  const kinds = { hasCard: shown !== 'showBankAccount', hasBank: shown !== 'showCreditCard' }
  const alert = fault === null ? html`` : html`<p role="alert">${fault}</p>`
  return hostedPage(
    'Add a payment method',
    html`${alert}
      <form method="post" action="/customer/submit">
        <input type="hidden" name="token" value="${token}" />
        ${instrumentFields(kinds)}
        <p>
          <button>Save</button>
          <button formaction="/customer/cancel">Cancel</button>
        </p>
      </form>`,
    { communicatorUrl: communicatorOf(request) },
  )
}

/** Keeps what was filled in, after the bank was asked about it as a charge of nothing would. */
export function submitProfile(token: string, fields: Fields, around: Surroundings): string {
  const { ledger, now } = around
  const request = ledger.profilePages.get(token, now.toISOString())
  if (!request) return expired
  const instrument = instrumentIn(fields, now)
  if (typeof instrument === 'string') return profilePage(token, around, flawTexts[instrument])
  const { responseCode, text } = verdictOn(instrument, 1, standardFilters)
  if (responseCode !== 1) return profilePage(token, around, text)
  try {
    keepMethod(ledger, Number(request.customerProfileId), instrument)
  } catch (error) {
    if (error instanceof Refusal) return profilePage(token, around, error.message)
    throw error
  }
  ledger.profilePages.end(token)
  return hostedPage(
    'Add a payment method',
    html`<p role="status">Saved.</p>
      ${wayBack(request)}`,
    {
      communicatorUrl: communicatorOf(request),
      words: [{ action: 'successfulSave' }],
    },
  )
}

/** The customer keeps nothing. */
export function cancelProfile(
  token: string,
  _fields: Fields,
  { ledger, now }: Surroundings,
): string {
  const request = ledger.profilePages.get(token, now.toISOString())
  if (!request) return expired
  return hostedPage(
    'Add a payment method',
    html`<p role="status">Nothing was saved.</p>
      ${wayBack(request)}`,
    {
      communicatorUrl: communicatorOf(request),
      words: [{ action: 'cancel' }],
    },
  )
}
