import { html, type Html } from '../../html.ts'
import { bankFrom, cardFrom, type Flaw, type Instrument } from '../instrument.ts'

/** A labelled input; hints come before what is typed. */
const field = (name: string, label: string, attributes: Html = html``) =>
  html`<p>
    <label for="${name}">${label}</label><br />
    <input id="${name}" name="${name}" ${attributes} />
  </p>`

const cardFields = html`<fieldset>
  <legend>Card</legend>
  ${field('cardNumber', 'Card number', html`inputmode="numeric" autocomplete="cc-number"`)}
  ${field('expiry', 'Expires (MM/YY)', html`inputmode="numeric" autocomplete="cc-exp"`)}
  ${field('cardCode', 'Card code', html`inputmode="numeric" autocomplete="cc-csc"`)}
  ${field('zip', 'ZIP code', html`autocomplete="postal-code"`)}
  ${field('name', 'Name on the card', html`autocomplete="cc-name"`)}
</fieldset>`

const bankFields = html`<fieldset>
  <legend>Bank account</legend>
  <p>
    <label for="accountType">Kind of account</label><br />
    <select id="accountType" name="accountType">
      <option value="checking">Checking</option>
      <option value="savings">Savings</option>
    </select>
  </p>
  ${field('routing', 'Routing number', html`inputmode="numeric" autocomplete="off"`)}
  ${field('account', 'Account number', html`inputmode="numeric" autocomplete="off"`)}
  ${field('holder', 'Name on the account', html`autocomplete="name"`)}
</fieldset>`

/** What may be paid with. */
export interface Kinds {
  readonly hasCard: boolean
  readonly hasBank: boolean
}

/** The fields of a card, of a bank account, or of both with a choice between them. */
export function instrumentFields({ hasCard, hasBank }: Kinds): Html {
  if (!hasBank) return html`<input type="hidden" name="kind" value="card" />${cardFields}`
  if (!hasCard) return html`<input type="hidden" name="kind" value="bank" />${bankFields}`
  return html`<fieldset>
      <legend>Pay with</legend>
      <p>
        <input type="radio" id="by-card" name="kind" value="card" checked />
        <label for="by-card">Card</label>
        <input type="radio" id="by-bank" name="kind" value="bank" />
        <label for="by-bank">Bank account</label>
      </p>
    </fieldset>
    ${cardFields} ${bankFields}`
}

/** What a form's fields say, by name. */
export type Fields = ReadonlyMap<string, string>

export const flawTexts: Readonly<Record<Flaw, string>> = {
  number: 'The card number is not valid.',
  expiry: 'The card has expired, or its date is not valid.',
  routing: 'The routing number is not valid.',
  account: 'The account number is not valid.',
}

/** The card or account that was written into the fields above. */
export function instrumentIn(fields: Fields, now: Date): Instrument | Flaw {
  const value = (name: string) => fields.get(name) ?? ''
  return value('kind') === 'bank'
    ? bankFrom({
        accountType: value('accountType'),
        routing: value('routing'),
        account: value('account'),
        name: value('holder'),
      })
    : cardFrom(
        {
          number: value('cardNumber'),
          expiry: value('expiry'),
          code: value('cardCode'),
          zip: value('zip'),
          name: value('name'),
        },
        now,
      )
}
