import { escaped, type Language } from '@portal/core/kernel'

/** Asks a payer before the provider's page opens. */
interface PaymentQuestionPage {
  readonly language: Language
  readonly title: string
  readonly messages: readonly string[]
  readonly yes: string
  readonly no: string
  /** Where "yes" leads: path and query on our site. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Where "no" leads; null in a frame, which sends a message (payment-question.js). */
  readonly leaveHref: string | null
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** In a frame, in an app's web view or as a page; "yes" submits a form, also without JavaScript. */
export function paymentQuestionPage(asked: PaymentQuestionPage): {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
} {
  const { language, leaveHref, messages, no, path, query, title, yes } = asked
  const fields = Object.entries(query)
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
    )
    .join('')
  const leave =
    leaveHref === null
      ? `<button type="button" data-leave hidden>${escaped(no)}</button>`
      : `<a href="${escaped(leaveHref)}">${escaped(no)}</a>`
  const body = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<link rel="stylesheet" href="/provider-frame.css">
<script src="/payment-question.js" defer></script></head>
<body class="question">
<main><h1>${escaped(title)}</h1>
${messages.map((message) => `<p>${escaped(message)}</p>`).join('\n')}
<form method="get" action="${escaped(path)}">${fields}<button>${escaped(yes)}</button> ${leave}</form></main>
</body>
</html>
`
  return {
    body,
    headers: { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': policy },
  }
}
