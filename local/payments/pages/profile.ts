import { html, type Html } from '../../html.ts'
import { keepMethod } from '../api/customers.ts'
import { Refusal } from '../api/envelope.ts'
import type { Surroundings } from '../api/operations.ts'
import type { RequestOf } from '../api/schemas.ts'
import { settingOf } from '../api/transactions.ts'
import { standardFilters, verdictOn } from '../verdict.ts'
import { type Fields, instrumentFields, instrumentIn } from './fields.ts'
import { expiredPage, hostedPage } from './frame.ts'
import { flawTexts, languageOf, reasonText, wordsIn } from './words.ts'

type Request = RequestOf<'getHostedProfilePageRequest'>

const expired = expiredPage('addMethod')

function optionsOf({ hostedProfileSettings }: Request) {
  const communicatorUrl = settingOf(hostedProfileSettings, 'hostedProfileIFrameCommunicatorUrl')
  const returnUrl = settingOf(hostedProfileSettings, 'hostedProfileReturnUrl')
  const language = languageOf(communicatorUrl, returnUrl)
  const words = wordsIn[language]
  // The link back, outside a frame.
  const wayBack: Html =
    returnUrl === null ? html`` : html`<p><a href="${returnUrl}">${words.continue}</a></p>`
  return { communicatorUrl, language, wayBack, words }
}

export function profilePage(
  token: string,
  { ledger, now }: Surroundings,
  error: string | null = null,
): string {
  const request = ledger.profilePages.get(token, now.toISOString())
  if (!request) return expired
  const shown = settingOf(request.hostedProfileSettings, 'hostedProfilePaymentOptions') ?? 'showAll'
  const kinds = { hasCard: shown !== 'showBankAccount', hasBank: shown !== 'showCreditCard' }
  const { communicatorUrl, language, words } = optionsOf(request)
  const alert = error === null ? html`` : html`<p role="alert">${error}</p>`
  return hostedPage(
    words.addMethod,
    html`${alert}
      <form method="post" action="/customer/submit">
        <input type="hidden" name="token" value="${token}" />
        ${instrumentFields(kinds, words)}
        <p>
          <button>${words.save}</button>
          <button formaction="/customer/cancel">${words.cancel}</button>
        </p>
      </form>`,
    { communicatorUrl, language },
  )
}

/** Saves the method after a zero charge. */
export function submitProfile(token: string, fields: Fields, around: Surroundings): string {
  const { ledger, now } = around
  const request = ledger.profilePages.get(token, now.toISOString())
  if (!request) return expired
  const instrument = instrumentIn(fields, now)
  const { communicatorUrl, language, wayBack, words } = optionsOf(request)
  if (typeof instrument === 'string')
    return profilePage(token, around, flawTexts[language][instrument])
  const { reasonCode, responseCode, text } = verdictOn(instrument, 1, standardFilters)
  if (responseCode !== 1) return profilePage(token, around, reasonText(language, reasonCode, text))
  try {
    keepMethod(ledger, Number(request.customerProfileId), instrument)
  } catch (error) {
    if (error instanceof Refusal) return profilePage(token, around, error.message)
    throw error
  }
  ledger.profilePages.end(token)
  return hostedPage(
    words.addMethod,
    html`<p role="status">${words.saved}</p>
      ${wayBack}`,
    {
      communicatorUrl,
      language,
      words: [{ action: 'successfulSave' }],
    },
  )
}

export function cancelProfile(
  token: string,
  _fields: Fields,
  { ledger, now }: Surroundings,
): string {
  const request = ledger.profilePages.get(token, now.toISOString())
  if (!request) return expired
  const { communicatorUrl, language, wayBack, words } = optionsOf(request)
  return hostedPage(
    words.addMethod,
    html`<p role="status">${words.nothingSaved}</p>
      ${wayBack}`,
    {
      communicatorUrl,
      language,
      words: [{ action: 'cancel' }],
    },
  )
}
