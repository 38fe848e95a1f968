import { escaped, type Language } from '@portal/core/kernel'
import type { HostedPage } from '@portal/core/payments'

/** Our page that leads to one of the provider's. */
interface ProviderFrame {
  readonly page: HostedPage
  readonly language: Language
  readonly title: string
  /** The button that leads there without JavaScript. */
  readonly button: string
  /** In a frame on this page, or instead of it. */
  readonly mode: 'frame' | 'redirect'
  /**
   * When the provider's page is done, its script calls `check`, then notifies the page around the
   * frame. A payment's check returns its status.
   */
  readonly kind: 'payment' | 'method'
  /** The request for the result: a path of our API, and its body. */
  readonly check: { readonly path: string; readonly body: Readonly<Record<string, string | null>> }
}

const htmlType = 'text/html; charset=UTF-8'

const framePolicy = (target: string, isFrame: boolean): string => {
  const { origin } = new URL(target)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-src ${isFrame ? origin : "'none'"}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    // Our own pages may frame it, other sites may not.
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * The page around the provider's: posts the token there, receives the communicator's messages, and
 * notifies the page around its frame (web-resident/public/provider-frame.js). Card numbers are
 * typed only on the provider's page.
 */
export function providerFrame(frame: ProviderFrame): {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
} {
  const { page, language, title, button, mode, kind, check } = frame
  const isFrame = mode === 'frame'
  const target = isFrame ? ' target="provider"' : ''
  const inner = isFrame
    ? `<iframe name="provider" title="${escaped(title)}" allow="payment"></iframe>`
    : ''
  const body = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<link rel="stylesheet" href="/provider-frame.css">
<script src="/provider-frame.js" defer></script></head>
<body data-kind="${kind}" data-mode="${mode}" data-check="${escaped(check.path)}" data-body="${escaped(JSON.stringify(check.body))}">
<form method="post" action="${escaped(page.address)}"${target}><input type="hidden" name="token" value="${escaped(page.token)}">
<button>${escaped(button)}</button></form>
${inner}
</body>
</html>
`
  return {
    body,
    headers: {
      'content-type': htmlType,
      'content-security-policy': framePolicy(page.address, isFrame),
    },
  }
}

/**
 * Loaded by the provider's page in a hidden frame to send messages: on our origin, it may pass them
 * to the page above (web-resident/public/provider-communicator.js).
 */
export const providerCommunicator = (pagesOrigin: string) => ({
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Messages</title>
<script src="/provider-communicator.js" defer></script></head>
<body data-origin="${escaped(pagesOrigin)}"></body></html>
`,
  headers: {
    'content-type': htmlType,
    'content-security-policy': `default-src 'none'; script-src 'self'; frame-ancestors 'self' ${pagesOrigin}`,
  },
})
