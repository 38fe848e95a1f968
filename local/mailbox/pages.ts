import { html, page } from '../html.ts'
import type { Letter } from './letters.ts'

export function listPage(letters: readonly Letter[]) {
  const rows = letters.map(
    (letter) =>
      html`<tr>
        <td><a href="/mails/${letter.id}">${letter.subject || '(no subject)'}</a></td>
        <td>${letter.to.join(', ')}</td>
        <td>${letter.receivedAt.slice(0, 16).replace('T', ' ')}</td>
      </tr>`,
  )
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Subject</th>
        <th scope="col">To</th>
        <th scope="col">Received</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  return page(
    'Mailbox',
    html`<main>
      <h1>Mailbox</h1>
      <p>Every mail that this city sends lands here, and nowhere else.</p>
      ${letters.length === 0 ? html`<p>There is none yet.</p>` : table}
    </main>`,
  )
}

/** As text and as HTML with scripts disabled. */
export function letterPage(letter: Letter) {
  const asHtml = html`<h2>HTML</h2>
    <iframe title="The mail as HTML" sandbox src="/mails/${letter.id}.html"></iframe>`
  return page(
    letter.subject,
    html`<main>
      <p><a href="/">Mailbox</a></p>
      <h1>${letter.subject || '(no subject)'}</h1>
      <p>
        From ${letter.from} to ${letter.to.join(', ')}, ${letter.receivedAt}.
        <a href="/mails/${letter.id}.txt">Source</a>
      </p>
      <h2>Text</h2>
      <pre>${letter.text}</pre>
      ${letter.html ? asHtml : html``}
    </main>`,
  )
}
