import { html, page } from '../../html.ts'
import { amountOf } from '../amounts.ts'
import type { Transaction } from '../ledger.ts'

/** The provider's books, for whoever tries the city out. */
export function ledgerPage(transactions: readonly Transaction[]): string {
  const rows = transactions.map(
    ({ id, submittedAt, invoice, instrument, cents, kind, status, returnCode }) =>
      html`<tr>
        <td>${id}</td>
        <td>${submittedAt.slice(0, 16).replace('T', ' ')}</td>
        <td>${invoice}</td>
        <td>${instrument.brand} ${instrument.last4}</td>
        <td>${kind === 'refundTransaction' ? '-' : ''}${amountOf(cents)}</td>
        <td>${status} ${returnCode ?? ''}</td>
      </tr>`,
  )
  const heads = ['Transaction', 'Submitted', 'Invoice', 'Paid with', 'Amount', 'Status'].map(
    (text) => html`<th scope="col">${text}</th>`,
  )
  return page(
    'Payment provider',
    html`<main>
      <h1>Payment provider</h1>
      <p>
        This stands for the city’s payment provider. No money moves. Test card: 4111 1111 1111 1111,
        any date to come, any code; ZIP 46282 declines. Test bank: routing 121042882, any account
        number.
      </p>
      <form method="post" action="/emulator/settle"><button>Settle the day</button></form>
      <table>
        <thead>
          <tr>
            ${heads}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </main>`,
  )
}
