import { redirect } from '@tanstack/react-router'
import {
  accessTo,
  landingAfterSignIn,
  recordAt,
  screenAt,
  type SessionState,
  signInSearch,
} from '@portal/core/access/rules'
import { verifyEmail } from '@portal/openapi/resident-client/identity'
import { createPermitRequest } from '@portal/openapi/resident-client/permit-fees'
import { ApiError } from '@portal/web-ui/api'
import { goHome, leadTo } from './parts/go-home.ts'
import { leadsBack, type NoticeName } from './parts/notices.ts'
import { sessionEndedHref } from './parts/session-ended.ts'
import type { RouterContext } from './router-context.ts'

// Loaded with the first navigation, so that pages need not carry the table of routes.

interface Asked {
  readonly pathname: string
  readonly href: string
  readonly search: Readonly<Record<string, unknown>>
}

type Guarded = Pick<RouterContext, 'call' | 'page'>

/**
 * The redirect for a person who may not open a screen, by the table of routes (spec, admin section
 * 6); null opens it. A mailed link's code comes first, on any path (section 2.12).
 */
export async function redirectFrom({ call, page }: Guarded, asked: Asked): Promise<Away | null> {
  const { oobCode, mode } = asked.search
  if (typeof oobCode === 'string' && oobCode !== '') {
    if (asked.pathname === '/resetPassword') return null
    return mode === 'resetPassword'
      ? leadTo(`/resetPassword?${new URLSearchParams({ mode, oobCode })}`)
      : leadTo(await proveAddress({ call, page }, oobCode, asked.search))
  }
  const { settings, viewer } = page
  if (viewer.hasEnded && import.meta.env.SSR) {
    const ended = endedHref(asked, page)
    if (ended) return leadTo(ended)
  }
  const access = accessTo(asked.pathname, settings.slug, viewer)
  if (access === 'open' || access === 'guest' || isFile(asked.pathname, settings.slug)) return null
  if (access === 'staff')
    return page.staffUrl ? toStaff(page.staffUrl + asked.href) : goHome('unknown-page')
  if (access !== '/' && access !== '/dashboard') return leadTo(access)
  // People share the login's URL; logged-in ones continue to its target.
  if (access === '/dashboard' && (asked.pathname === '/login' || asked.pathname === '/signup'))
    return leadTo(landingAfterSignIn(signInSearch(asked.search), settings.slug))
  const record = recordAt(asked.pathname, settings.slug)
  if (record !== null && access === '/dashboard' && page.flags.EnableLPI)
    return leadTo(...(await payRecord(call, record)))
  const reason = reasonFor(asked.pathname, access, page)
  return access === '/' && reason !== null && leadsBack(reason)
    ? goHome(reason, asked.href)
    : leadTo(access, reason)
}

type Away = ReturnType<typeof leadTo>

const toStaff = (href: string): Away => redirect({ href, reloadDocument: true, statusCode: 303 })

/**
 * The redirect that says that the session has ended: to the page itself if it is public, otherwise
 * to the login. The reply clears the cookie, so it shows once.
 */
function endedHref({ href, pathname, search }: Asked, page: Guarded['page']): string | null {
  const { form, settings, viewer } = page
  const accessOf = (state: SessionState) =>
    accessTo(pathname, settings.slug, { state, organizationId: null })
  // A sent form has its own reply, and logout needs none.
  if (form !== null || 'notice' in search || pathname === '/logout') return null
  if (accessOf(viewer.state) === 'open') {
    return `${href}${href.includes('?') ? '&' : '?'}notice=session-ended`
  }
  return accessOf('full') === 'open' ? sessionEndedHref(href) : null
}

/** Files that browsers and crawlers request by themselves; a page is no reply to them. */
const fileEnd = /\.(?:css|gif|ico|jpe?g|js|json|map|php|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

function isFile(pathname: string, citySlug: string): boolean {
  const screen = screenAt(pathname, citySlug)
  return fileEnd.test(pathname) && (screen === null || screen === '/{RecordId}')
}

/** Neither a screen nor a redirect: 404. */
export function isMissing(pathname: string, citySlug: string): boolean {
  const screen = screenAt(pathname, citySlug)
  // At this point no service has that id.
  return screen === '/activities/{id}' || isFile(pathname, citySlug)
}

/** Creates the record's request once, however often it opens (spec, resident section 2). */
async function payRecord(
  call: Guarded['call'],
  sfParentId: string,
): Promise<[string, NoticeName?]> {
  if (!/^[\w-]{1,60}$/.test(sfParentId)) return ['/dashboard', 'unknown-record']
  try {
    const { Id } = await call(createPermitRequest, { body: { sfParentId } })
    return [`/paymentLPI?activityId=${Id}`]
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return ['/dashboard', error.status === 409 ? 'record-paid' : 'unknown-record']
  }
}

/** The notice for a redirect; null without one. */
function reasonFor(
  pathname: string,
  access: '/' | '/dashboard',
  { settings, viewer }: Guarded['page'],
): NoticeName | null {
  const screen = screenAt(pathname, settings.slug)
  if (screen === '/counter') return null
  if (screen === '/logout') return 'logged-out'
  const isRecord = recordAt(pathname, settings.slug) !== null
  if (viewer.state === 'anonymous') {
    return screen === null || isRecord ? 'unknown-page' : 'login-needed'
  }
  if (isRecord) return 'unknown-record'
  const other = viewer.organizationId === null ? 'some' : null
  const isForOther =
    accessTo(pathname, settings.slug, { ...viewer, organizationId: other }) === 'open'
  if (isForOther) return other === null ? 'for-people-only' : 'for-organizations-only'
  // Logged-in people need no reason why the login stays closed.
  return access === '/' ? 'unknown-page' : null
}

/** Verifies an address by its mail's code; returns where it leads (spec, resident section 4). */
async function proveAddress(
  { call, page }: Guarded,
  oobCode: string,
  { redirectto }: Asked['search'],
): Promise<string> {
  const { state } = page.viewer
  // The page they wanted: in a cookie in the same browser, in the link in any other.
  const wanted = typeof redirectto === 'string' && redirectto !== '' ? { redirectto } : {}
  try {
    const { userResponse } = await call(verifyEmail, { body: { oobCode } })
    if (userResponse === null && state !== 'anonymous') return '/?notice=other-email-confirmed'
    if (userResponse === null)
      return `/login?${new URLSearchParams({ notice: 'email-confirmed-log-in', ...wanted })}`
    return userResponse.SalesforceId === null ? '/account/create' : '/?notice=email-confirmed'
  } catch (error) {
    // An expired or foreign code; any other error is shown as one.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return `${afterDeadLink[state]}?notice=link-expired`
  }
}

const afterDeadLink: Readonly<Record<SessionState, string>> = {
  anonymous: '/login',
  unverified: '/account/verificationRequired',
  'no-contact': '/account/create/address',
  full: '/dashboard',
  administrator: '/dashboard',
}
