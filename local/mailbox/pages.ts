import type { DevicePush } from '../fcm/answer-fcm.ts'
import { type Html, html, page } from '../html.ts'
import type { Mail } from './mails.ts'

function table(headings: readonly string[], rows: readonly Html[]): Html {
  if (rows.length === 0) return html`<p>There is none yet.</p>`
  return html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

export function listPage(mails: readonly Mail[]) {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td><a href="/mails/${mail.id}">${mail.subject || '(no subject)'}</a></td>
        <td>${mail.to.join(', ')}</td>
        <td>${mail.receivedAt.slice(0, 16).replace('T', ' ')}</td>
      </tr>`,
  )
  return page(
    'Mailbox',
    html`<main>
      <h1>Mailbox</h1>
      <p>Every mail that this city sends lands here, and nowhere else.</p>
      <p><a href="/pushes">Notifications of the mobile apps</a></p>
      ${table(['Subject', 'To', 'Received'], rows)}
    </main>`,
  )
}

export function pushesPage(pushes: readonly DevicePush[]) {
  const rows = pushes.map(
    ({ receivedAt, token, title, body, path }) =>
      html`<tr>
        <td><strong>${title}</strong><br />${body}</td>
        <td>${path}</td>
        <td>${token}</td>
        <td>${receivedAt.slice(0, 16).replace('T', ' ')}</td>
      </tr>`,
  )
  return page(
    'Notifications of the mobile apps',
    html`<main>
      <p><a href="/">Mailbox</a></p>
      <h1>Notifications of the mobile apps</h1>
      <p>
        What the city sent to devices since it was started, instead of Firebase Cloud Messaging.
      </p>
      ${table(['Notification', 'Opens', 'Device', 'Received'], rows)}
    </main>`,
  )
}

/** As text and as HTML with scripts disabled. */
export function mailPage(mail: Mail) {
  const asHtml = html`<h2>HTML</h2>
    <iframe title="The mail as HTML" sandbox src="/mails/${mail.id}.html"></iframe>`
  return page(
    mail.subject,
    html`<main>
      <p><a href="/">Mailbox</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <p>
        From ${mail.from} to ${mail.to.join(', ')}, ${mail.receivedAt}.
        <a href="/mails/${mail.id}.txt">Source</a>
      </p>
      <h2>Text</h2>
      <pre>${mail.text}</pre>
      ${mail.html ? asHtml : html``}
    </main>`,
  )
}
