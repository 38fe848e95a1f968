import { redirect } from '@tanstack/react-router'
import {
  accessTo,
  landingAfterSignIn,
  recordAt,
  screenAt,
  type SessionState,
  signInSearch,
  unbuiltScreens,
} from '@portal/core/access/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { verifyEmail } from '@portal/openapi/resident-client/identity'
import { createPermitRequest } from '@portal/openapi/resident-client/permit-fees'
import { ApiError } from '@portal/web-ui/api'
import { goHome, leadTo } from './parts/go-home.ts'
import { leadsBack, type NoticeName } from './parts/notices.ts'
import { sessionEndedHref } from './parts/session-ended.ts'
import type { RouterContext } from './router-context.ts'

// Loaded with the first change of screen: the table of routes is no part of what every page fetches.

/** Where somebody asks to go. */
interface Asked {
  readonly pathname: string
  readonly href: string
  readonly search: Readonly<Record<string, unknown>>
}

type Guarded = Pick<RouterContext, 'call' | 'page'>

/**
 * Where somebody is led who may not open a screen, as the table of routes says (spec, admin section 6);
 * null lets it open. A code of a mailed link comes first, on whichever path it stands (section 2.12).
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
    const told = endedHref(asked, page)
    if (told) return leadTo(told)
  }
  const access = accessTo(asked.pathname, settings.slug, viewer)
  if (access === 'open' || access === 'guest' || isFile(asked.pathname, settings.slug)) return null
  if (access === 'staff')
    return page.staffUrl ? toStaff(page.staffUrl + asked.href) : goHome('unknown-page')
  if (access !== '/' && access !== '/dashboard') return leadTo(access)
  // The login's address is shared and kept; who is signed in already goes on to what it is for.
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
 * Where somebody is told that their session has ended: on the page that they asked for if it is for
 * everyone, at the login if they can go on after it. The answer takes their cookie, so it is once.
 */
function endedHref({ href, pathname, search }: Asked, page: Guarded['page']): string | null {
  const { form, settings, viewer } = page
  const accessOf = (state: SessionState) =>
    accessTo(pathname, settings.slug, { state, organizationId: null })
  // A form that was sent has its own answer, and nobody goes on to log out.
  if (form !== null || 'notice' in search || pathname === '/logout') return null
  if (accessOf(viewer.state) === 'open') {
    return `${href}${href.includes('?') ? '&' : '?'}notice=session-ended`
  }
  return accessOf('full') === 'open' ? sessionEndedHref(href) : null
}

/** What browsers and crawlers ask for on their own; a page is no answer to them. */
const fileEnd = /\.(?:css|gif|ico|jpe?g|js|json|map|php|png|svg|txt|webmanifest|webp|woff2?|xml)$/i

/** Whether a path is a file's, and no screen's. */
function isFile(pathname: string, citySlug: string): boolean {
  const screen = screenAt(pathname, citySlug)
  return fileEnd.test(pathname) && (screen === null || screen === '/{RecordId}')
}

/** Whether there is no screen at a path and none to lead to instead: it is not found. */
export function isMissing(pathname: string, citySlug: string): boolean {
  const screen = screenAt(pathname, citySlug)
  // Where this is asked, no service has that id.
  return screen === '/activities/{id}' || isFile(pathname, citySlug)
}

/**
 * Where the record that an address names is paid: the request of it is made, once, whoever opens the
 * address how often (spec, resident section 2, /dashboard).
 */
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

/** Why somebody does not arrive where they wanted to; null where nobody need be told. */
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
  // Whoever is signed in need not be told why the sign-in stays closed.
  return access === '/' ? 'unknown-page' : null
}

/** Proves an address by the code of its mail, and tells where that leads (spec, resident section 4). */
async function proveAddress(
  { call, page }: Guarded,
  oobCode: string,
  { redirectto }: Asked['search'],
): Promise<string> {
  const { state } = page.viewer
  // Where they wanted to go: a cookie keeps it in the browser in which they signed up, the link in any other.
  const wanted = typeof redirectto === 'string' && redirectto !== '' ? { redirectto } : {}
  try {
    const { userResponse } = await call(verifyEmail, { body: { oobCode } })
    if (userResponse === null && state !== 'anonymous') return '/?notice=other-email-confirmed'
    if (userResponse === null)
      return `/login?${new URLSearchParams({ notice: 'email-confirmed-log-in', ...wanted })}`
    return userResponse.SalesforceId === null ? '/account/create' : '/?notice=email-confirmed'
  } catch (error) {
    // An old or foreign code; anything else is an error, and shown as one.
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

/** The title of the screen that is to stand at a path one day; null where there is none. */
export function titleToCome(pathname: string, { settings }: Guarded['page']): TextKey | null {
  const screen = screenAt(pathname, settings.slug)
  return (screen && unbuiltScreens[screen]) ?? null
}
