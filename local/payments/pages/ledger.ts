import { html, type Html, page } from '../../html.ts'
import { amountOf } from '../amounts.ts'
import { type CallFault, callFaults } from '../faults.ts'
import type { Transaction } from '../ledger.ts'
import { type Language, type Words, wordsIn } from './words.ts'

const faultLabels: Readonly<Record<CallFault, Readonly<Record<Language, string>>>> = {
  'timeout-before': {
    en: 'gets no answer, and is not taken',
    es: 'queda sin respuesta y no se cobra',
  },
  'timeout-after': {
    en: 'is taken, and gets no answer',
    es: 'se cobra y queda sin respuesta',
  },
  'held-before': {
    en: 'waits before it is taken, until faults stop',
    es: 'espera antes del cobro, hasta quitar las fallas',
  },
  'held-after': {
    en: 'is taken, and its answer waits until faults stop',
    es: 'se cobra, y la respuesta espera hasta quitar las fallas',
  },
  'answer-twice': { en: 'arrives twice', es: 'llega dos veces' },
  'too-many': { en: 'is refused: too many requests', es: 'se rechaza: demasiadas solicitudes' },
  broken: { en: 'meets a broken server', es: 'encuentra un servidor averiado' },
  slow: { en: 'takes 20 seconds', es: 'tarda 20 segundos' },
}

/** Calls with fault buttons; others take faults by `POST /emulator/faults`. */
const faultyCalls = [
  ['createTransactionRequest', 'charge'],
  ['getTransactionDetailsRequest', 'lookUp'],
] as const satisfies readonly (readonly [string, keyof Words])[]

const button = (action: string, label: string, fields: Readonly<Record<string, string>> = {}) =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${label}</button>
  </form>`

function faultButtons(language: Language): Html {
  const words = wordsIn[language]
  const groups = faultyCalls.map(
    ([request, name]) =>
      html`<h3>${words[name]} …</h3>
        <div class="buttons">
          ${callFaults.map((fault) =>
            button('/emulator/faults', faultLabels[fault][language], { request, fault }),
          )}
        </div>`,
  )
  return html`<h2>${words.faults}</h2>
    <p>${words.faultsHint}</p>
    ${groups}
    <h3>${words.notices}</h3>
    <div class="buttons">
      ${[
        button('/emulator/webhooks', words.noticesOff, { isOff: 'true' }),
        button('/emulator/webhooks', words.noticesLate, { lateMs: '10000' }),
        button('/emulator/webhooks', words.noticesTwice, { isTwice: 'true' }),
        button('/emulator/webhooks', words.noticesOn),
      ]}
    </div>
    <h3>${words.payment}</h3>
    <div class="buttons">
      ${[
        button('/emulator/filters', words.holdAll, { holdAboveCents: '0' }),
        button('/emulator/filters', words.holdNone),
        button('/emulator/settle', words.settle),
        button('/emulator/faults/clear', words.clear),
      ]}
    </div>`
}

function actionsOf({ id, instrument, kind, status }: Transaction, words: Words): readonly Html[] {
  const at = `/emulator/transactions/${id}`
  if (status === 'FDSPendingReview')
    return [button(`${at}/approve`, words.approve), button(`${at}/decline`, words.decline)]
  const canReturn =
    instrument.kind === 'bank' &&
    kind === 'authCaptureTransaction' &&
    status === 'settledSuccessfully'
  return canReturn ? [button(`${at}/return`, words.bounce, { code: 'R01' })] : []
}

/** Transactions and fault buttons, for people who try the city. */
export function ledgerPage(
  transactions: readonly Transaction[],
  ordered: readonly { readonly request: string; readonly fault: CallFault }[],
  language: Language,
): string {
  const words = wordsIn[language]
  const rows = transactions.map(
    (transaction) =>
      html`<tr>
        <td>${transaction.id}</td>
        <td>${transaction.submittedAt.slice(0, 16).replace('T', ' ')}</td>
        <td>${transaction.invoice}</td>
        <td>${transaction.instrument.brand} ${transaction.instrument.last4}</td>
        <td>
          ${transaction.kind === 'refundTransaction' ? '-' : ''}${amountOf(transaction.cents)}
        </td>
        <td>${transaction.status} ${transaction.returnCode ?? ''}</td>
        <td>${actionsOf(transaction, words)}</td>
      </tr>`,
  )
  const heads = (
    ['transaction', 'submitted', 'invoice', 'paidWith', 'amount', 'status', 'actions'] as const
  ).map((name) => html`<th scope="col">${words[name]}</th>`)
  const other = language === 'en' ? 'es' : 'en'
  const waiting = ordered.map(({ request, fault }) => {
    const call = faultyCalls.find(([name]) => name === request)
    return html`<li>${call ? words[call[1]] : request} ${faultLabels[fault][language]}</li>`
  })
  return page(
    words.provider,
    html`<main>
      <p><a href="/?lng=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a></p>
      <h1>${words.provider}</h1>
      <p>${words.about}</p>
      <p>${words.testCard}<br />${words.testBank}</p>
      ${faultButtons(language)}
      ${
        waiting.length === 0
          ? html``
          : html`<h3>${words.ordered}</h3>
              <ul>
                ${waiting}
              </ul>`
      }
      <h2>${words.transactions}</h2>
      ${
        rows.length === 0
          ? html`<p>${words.none}</p>`
          : html`<table>
              <thead>
                <tr>
                  ${heads}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
      }
    </main>`,
    language,
  )
}
