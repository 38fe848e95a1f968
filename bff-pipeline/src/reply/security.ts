import type { MiddlewareHandler } from 'hono'
import { isOwnOrigin } from '../request/own-origin.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import { policyReportsPath } from './policy-reports.ts'
import { problemResponse } from './problems.ts'

const always = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
})

/** Two years, as the preload list asks (RFC 6797). */
const strictTransport = 'max-age=63072000; includeSubDomains; preload'

/** The headers that every answer carries. */
export function secure(headers: Headers, isProduction: boolean, isFramed: boolean): void {
  for (const [name, value] of always) headers.set(name, value)
  if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN')
  if (isProduction) headers.set('strict-transport-security', strictTransport)
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

/** What differs from page to page. */
interface PageFreedom {
  readonly frames: readonly string[]
  /** Other sites that its scripts may ask: the payment provider's, which takes numbers that we never see. */
  readonly connections: readonly string[]
  /** The one address of another site that a form may be sent to. */
  readonly formTarget: string | null
  /** It may stand in a frame of our own pages. */
  readonly isFramed: boolean
  readonly isDevelopment: boolean
}

/** An address as a policy names it: without a query, and without the signs that end a source (CSP 3, 2.3.1). */
function formSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/**
 * The policy of a page: scripts by nonce only, no inline styles, frames only of those named. In
 * development vite writes styles into the page and tells of changes by a socket.
 */
export function pagePolicy(nonce: string, page: PageFreedom): string {
  const { connections, formTarget, frames, isDevelopment, isFramed } = page
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The one that shows notices (web-resident/public/push-worker.js).
    "worker-src 'self'",
    ["connect-src 'self'", ...connections, ...(isDevelopment ? ['ws:'] : [])].join(' '),
    `frame-src 'self' ${frames.join(' ')}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${formTarget === null ? '' : formSource(formTarget)}`.trim(),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // Texts become markup or scripts only by the one policy of the page (web-ui/src/app/trusted-types.ts); in
    // development vite has others.
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    // Older browsers know only the second.
    'report-to policy',
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

/** Methods that change nothing (RFC 9110, 9.2.1). */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site makes with our visitor's cookie. A change by cookie must come
 * from our own origin; bearer tokens are never sent by a browser on its own and pass.
 */
export const refuseForeignOrigins =
  (isCrossSite: (path: string) => boolean): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    if (safeMethods.has(c.req.method) || isCrossSite(c.req.path)) return next()
    // Without a cookie only what the browser says of the site counts: no page may log a person in to another's account.
    if (!c.req.header('cookie') && c.req.header('sec-fetch-site') !== 'cross-site') return next()
    if (isOwnOrigin(c)) return next()
    return problemResponse(c.var.state.requestId, { status: 403, code: 'Error.ForeignOrigin' })
  }
