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

/** Two years, as the preload list requires (RFC 6797). */
const strictTransport = 'max-age=63072000; includeSubDomains; preload'

export function secure(headers: Headers, isProduction: boolean, isFramed: boolean): void {
  for (const [name, value] of always) headers.set(name, value)
  if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN')
  if (isProduction) headers.set('strict-transport-security', strictTransport)
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

interface PageFreedom {
  readonly frames: readonly string[]
  /** The payment provider, which receives card numbers that we never see. */
  readonly connections: readonly string[]
  /** The one URL of another site that a form may be sent to. */
  readonly formTarget: string | null
  readonly isFramed: boolean
  readonly isDevelopment: boolean
}

/** As a policy source: without the query and the characters that end a source (CSP 3, 2.3.1). */
function formSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/** Nonced scripts and styles, no others inline, only named frames; development also allows vite's. */
export function pagePolicy(nonce: string, page: PageFreedom): string {
  const { connections, formTarget, frames, isDevelopment, isFramed } = page
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // web-resident/worker
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connections, ...(isDevelopment ? ['ws:'] : [])].join(' '),
    `frame-src 'self' ${frames.join(' ')}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${formTarget === null ? '' : formSource(formTarget)}`.trim(),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // Only the page's one policy makes markup or scripts from text
    // (web-ui/src/app/trusted-types.ts); in development vite has others.
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    // For older browsers.
    'report-to policy',
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

/** RFC 9110, 9.2.1. */
export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that another site makes with our visitor's cookie. A change by cookie must come
 * from our own origin; browsers never send bearer tokens by themselves, so those pass.
 */
export const refuseForeignOrigins =
  (isCrossSite: (path: string) => boolean): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    if (safeMethods.has(c.req.method) || isCrossSite(c.req.path)) return next()
    // Without a cookie, the browser must not call it cross-site: no page may log a person in to
    // another's account.
    if (!c.req.header('cookie') && c.req.header('sec-fetch-site') !== 'cross-site') return next()
    if (isOwnOrigin(c)) return next()
    return problemResponse(c.var.state.requestId, { status: 403, code: 'Error.ForeignOrigin' })
  }
