import { isUuid } from '../kernel/ids.ts'
import { accessTo, screenAt, type ScreenVisitor } from './screens.ts'
import type { SessionState } from './session-state.ts'

/** The query of the login screens (spec, resident section 2, /login). */
export interface SignInSearch {
  readonly activityId?: string | undefined
  readonly guestEnabled?: boolean | undefined
  readonly redirectTo?: string | undefined
}

/** Ignores invalid values. */
export function signInSearch(search: Readonly<Record<string, unknown>>): SignInSearch {
  const { activityId, redirectto } = search
  return {
    activityId: typeof activityId === 'string' && isUuid(activityId) ? activityId : undefined,
    guestEnabled: search['guest_enabled'] === 'true' || search['guest_enabled'] === true,
    redirectTo: typeof redirectto === 'string' && redirectto !== '' ? redirectto : undefined,
  }
}

/** Stands in for our own address: any other origin is another site. */
const ourSite = 'https://portal.invalid'

/** Null if it would lead to another site. */
function ownAddress(text: string): URL | null {
  // `payment` and `/payment` are the same; `//host` and `\\host` lead to another site.
  const path = `/${text.replace(/^\//, '')}`
  if (/^\/[/\\]|[\\\s]/.test(path) || !URL.canParse(path, ourSite)) return null
  const address = new URL(path, ourSite)
  return address.origin === ourSite && !address.pathname.startsWith('//') ? address : null
}

/** Null unless a person in this state may open that screen: no login link leads to another site. */
export function screenNamed(
  redirectTo: string | undefined,
  citySlug: string,
  state: SessionState,
): string | null {
  const address = redirectTo === undefined ? null : ownAddress(redirectTo)
  if (!address) return null
  const { hash, pathname, search } = address
  // A screen for the other account opens too: it explains how to switch.
  const opens = [null, 'some'].some((organizationId) => {
    const access = accessTo(pathname, citySlug, { state, organizationId })
    return access === 'open' || access === 'guest'
  })
  return opens ? pathname + search + hash : null
}

/** Kept while a person completes their account or picks a new password; null: the dashboard. */
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

/** Passes the login query on to the next login screen. */
export function signInQuery({ activityId, redirectTo }: SignInSearch): string {
  const query = new URLSearchParams()
  if (activityId !== undefined) query.set('activityId', activityId)
  if (redirectTo !== undefined) query.set('redirectto', redirectTo)
  return query.size === 0 ? '' : `?${query}`
}

/** Where the guest button leads, and whether it is for paying; null without a button. */
export function guestWay(
  { guestEnabled, redirectTo }: SignInSearch,
  citySlug: string,
): { readonly href: string; readonly isPayment: boolean } | null {
  const href = guestEnabled ? screenNamed(redirectTo, citySlug, 'anonymous') : null
  if (href === null || href === '/') return null
  return { href, isPayment: href.split('?')[0] === '/payment' }
}

/** The route table redirects people whose account is not complete. */
export function landingAfterSignIn(search: SignInSearch, citySlug: string): string {
  const { activityId, redirectTo } = search
  if (activityId !== undefined) return `/activity/start?activityId=${activityId}`
  // Spec, resident section 2: the dashboard redirects to the bills.
  if (redirectTo === 'payment') return '/dashboard?redirectto=payment'
  return screenNamed(redirectTo, citySlug, 'full') ?? '/dashboard'
}

/**
 * People stay on their screen, except on a single record, which may belong to the other account, or
 * a screen that the new one lacks. `visitor` is the new one.
 */
export function landingAfterSwitch(from: string, citySlug: string, visitor: ScreenVisitor): string {
  const here = ownAddress(from)
  // The home page's notice asked for the switch and names the page (the resident app's guard).
  const target = here?.pathname === '/' ? here.searchParams.get('redirectto') : null
  const address = target === null ? here : ownAddress(target)
  if (!address) return '/dashboard'
  const { pathname, search } = address
  const screen = screenAt(pathname, citySlug)
  const isOfRecord = screen?.replace('{city}', '').includes('{') ?? true
  const stays = (target !== null || !isOfRecord) && accessTo(pathname, citySlug, visitor) === 'open'
  return stays ? pathname + search : '/dashboard'
}
