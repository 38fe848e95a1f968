import { isUuid } from '../kernel/ids.ts'
import { accessTo, screenAt, type ScreenVisitor } from './screens.ts'
import type { SessionState } from './session-state.ts'

/** What an address of the sign-in screens asks for (spec, resident section 2, /login). */
export interface SignInSearch {
  readonly activityId?: string | undefined
  readonly guestEnabled?: boolean | undefined
  readonly redirectTo?: string | undefined
}

/** Reads `activityId`, `guest_enabled` and `redirectto` of an address; nonsense asks for nothing. */
export function signInSearch(search: Readonly<Record<string, unknown>>): SignInSearch {
  const { activityId, redirectto } = search
  return {
    activityId: typeof activityId === 'string' && isUuid(activityId) ? activityId : undefined,
    guestEnabled: search['guest_enabled'] === 'true' || search['guest_enabled'] === true,
    redirectTo: typeof redirectto === 'string' && redirectto !== '' ? redirectto : undefined,
  }
}

/** Stands in for our own address: whatever leaves it is another site. */
const ourSite = 'https://portal.invalid'

/** The address within the portal that a text names; null when it would lead away. */
function ownAddress(text: string): URL | null {
  // `payment` and `/payment` are the same; `//host` and `\\host` would lead away.
  const path = `/${text.replace(/^\//, '')}`
  if (/^\/[/\\]|[\\\s]/.test(path) || !URL.canParse(path, ourSite)) return null
  const address = new URL(path, ourSite)
  return address.origin === ourSite && !address.pathname.startsWith('//') ? address : null
}

/**
 * The path that `redirectto` names, if it is a screen of ours that a person in this state may open, for
 * themselves or for an organization; null for any other. So no login link can lead to another site.
 */
export function screenNamed(
  redirectTo: string | undefined,
  citySlug: string,
  state: SessionState,
): string | null {
  const address = redirectTo === undefined ? null : ownAddress(redirectTo)
  if (!address) return null
  const { hash, pathname, search } = address
  // A page for the other standing opens too: it explains how to switch.
  const opens = [null, 'some'].some((organizationId) => {
    const access = accessTo(pathname, citySlug, { state, organizationId })
    return access === 'open' || access === 'guest'
  })
  return opens ? pathname + search + hash : null
}

/**
 * The path to keep when a page needs a complete account, while the person completes theirs or chooses a new
 * password; null if there is nothing to keep. They reach the dashboard anyway.
 */
export function pathToKeep(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  citySlug: string,
  state: SessionState,
): string | null {
  if (state === 'anonymous' && pathname === '/forgotpassword')
    return screenNamed(signInSearch(searchIn(search)).redirectTo, citySlug, 'full')
  if (state !== 'unverified' && state !== 'no-contact') return null
  const access = accessTo(pathname, citySlug, { state, organizationId: null })
  const isLedAway = access.startsWith('/account/')
  const isDashboard = pathname === '/dashboard' && !('redirectto' in searchIn(search))
  const isOnTheWay = isDashboard || pathname.startsWith('/account/create')
  return isLedAway && !isOnTheWay ? screenNamed(pathname + search, citySlug, 'full') : null
}

const searchIn = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(search))

/** The query that carries what an address of the sign-in screens asks for on to the next of them. */
export function signInQuery({ activityId, redirectTo }: SignInSearch): string {
  const query = new URLSearchParams()
  if (activityId !== undefined) query.set('activityId', activityId)
  if (redirectTo !== undefined) query.set('redirectto', redirectTo)
  return query.size === 0 ? '' : `?${query}`
}

/** Where the guest button leads, and whether it is for paying; null where there is none. */
export function guestWay(
  { guestEnabled, redirectTo }: SignInSearch,
  citySlug: string,
): { readonly href: string; readonly isPayment: boolean } | null {
  const href = guestEnabled ? screenNamed(redirectTo, citySlug, 'anonymous') : null
  if (href === null || href === '/') return null
  return { href, isPayment: href.split('?')[0] === '/payment' }
}

/**
 * Where people go after logging in: to the service they came for, to the page they asked for, or to the
 * dashboard. The table of routes redirects those whose account is not complete.
 */
export function landingAfterSignIn(search: SignInSearch, citySlug: string): string {
  const { activityId, redirectTo } = search
  if (activityId !== undefined) return `/activity/start?activityId=${activityId}`
  // Spec, resident section 2: the dashboard leads on to the bills.
  if (redirectTo === 'payment') return '/dashboard?redirectto=payment'
  return screenNamed(redirectTo, citySlug, 'full') ?? '/dashboard'
}

/**
 * Where people land after switching who they act for (`visitor` is who they are now): they stay on their
 * screen. A screen of a single record may belong to the other, so it leads to the dashboard, as does a screen
 * that the new standing does not have.
 */
export function landingAfterSwitch(from: string, citySlug: string, visitor: ScreenVisitor): string {
  const here = ownAddress(from)
  // A notice on the home page asked for the switch, and carries what it is for (the resident app's guard).
  const wanted = here?.pathname === '/' ? here.searchParams.get('redirectto') : null
  const address = wanted === null ? here : ownAddress(wanted)
  if (!address) return '/dashboard'
  const { pathname, search } = address
  const screen = screenAt(pathname, citySlug)
  const isOfRecord = screen?.replace('{city}', '').includes('{') ?? true
  const stays = (wanted !== null || !isOfRecord) && accessTo(pathname, citySlug, visitor) === 'open'
  return stays ? pathname + search : '/dashboard'
}
