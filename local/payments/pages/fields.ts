import { html, type Html } from '../../html.ts'
import { bankFrom, cardFrom, type Flaw, type Instrument } from '../instrument.ts'
import type { Words } from './words.ts'

/** Hints come before the input. */
const field = (name: string, label: string, attributes: Html = html``) =>
  html`<p>
    <label for="${name}">${label}</label><br />
    <input id="${name}" name="${name}" ${attributes} />
  </p>`

const cardFields = (words: Words) =>
  html`<fieldset>
    <legend>${words.card}</legend>
    ${field('cardNumber', words.cardNumber, html`inputmode="numeric" autocomplete="cc-number"`)}
    ${field('expiry', words.expires, html`inputmode="numeric" autocomplete="cc-exp"`)}
    ${field('cardCode', words.cardCode, html`inputmode="numeric" autocomplete="cc-csc"`)}
    ${field('zip', words.zip, html`autocomplete="postal-code"`)}
    ${field('name', words.nameOnCard, html`autocomplete="cc-name"`)}
  </fieldset>`

const bankFields = (words: Words) =>
  html`<fieldset>
    <legend>${words.bankAccount}</legend>
    <p>
      <label for="accountType">${words.accountType}</label><br />
      <select id="accountType" name="accountType">
        <option value="checking">${words.checking}</option>
        <option value="savings">${words.savings}</option>
      </select>
    </p>
    ${field('routing', words.routing, html`inputmode="numeric" autocomplete="off"`)}
    ${field('account', words.account, html`inputmode="numeric" autocomplete="off"`)}
    ${field('holder', words.nameOnAccount, html`autocomplete="name"`)}
  </fieldset>`

export interface Kinds {
  readonly hasCard: boolean
  readonly hasBank: boolean
}

/** Fields of a card, of a bank account, or of both with a choice. */
export function instrumentFields({ hasCard, hasBank }: Kinds, words: Words): Html {
  if (!hasBank) return html`<input type="hidden" name="kind" value="card" />${cardFields(words)}`
  if (!hasCard) return html`<input type="hidden" name="kind" value="bank" />${bankFields(words)}`
  return html`<fieldset>
      <legend>${words.payWith}</legend>
      <p>
        <input type="radio" id="by-card" name="kind" value="card" checked />
        <label for="by-card">${words.card}</label>
        <input type="radio" id="by-bank" name="kind" value="bank" />
        <label for="by-bank">${words.bankAccount}</label>
      </p>
    </fieldset>
    ${cardFields(words)} ${bankFields(words)}`
}

export type Fields = ReadonlyMap<string, string>

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
