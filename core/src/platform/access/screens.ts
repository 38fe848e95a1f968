import type { SessionState } from './session-state.ts'

/** Where people are redirected if they may not stay. */
export type Place =
  | '/'
  | '/dashboard'
  | '/completed_activities'
  | '/account/create'
  | '/account/create/address'
  | '/account/verificationRequired'

/**
 * What a screen does in a state. `open` shows it. `guest` shows it because services that are marked
 * GuestEnabled lead there (spec, resident section 6). `staff` leads to the same path of the staff app.
 * A place leads there.
 */
export type Access = 'open' | 'guest' | 'staff' | Place

type Rule = Readonly<Record<SessionState, Access>>

/** "Everything else redirects" (spec, admin sections 6.1 to 6.4). */
const elsewhere = {
  anonymous: '/',
  unverified: '/account/verificationRequired',
  'no-contact': '/account/create',
  full: '/',
  administrator: '/',
} as const satisfies Rule

const everyone: Rule = {
  anonymous: 'open',
  unverified: 'open',
  'no-contact': 'open',
  full: 'open',
  administrator: 'open',
}
const complete: Rule = { ...elsewhere, full: 'open', administrator: 'open' }
const visitorOrComplete: Rule = { ...complete, anonymous: 'open' }
const guestOrComplete: Rule = { ...complete, anonymous: 'guest' }
const creating: Rule = { ...complete, 'no-contact': 'open' }
const staffOnly: Rule = { ...elsewhere, administrator: 'staff' }

/** Section 6.1 does not name it, so that its catch-all `/{RecordId?}`, the dashboard, takes it. */
const caught: Rule = { ...elsewhere, full: '/dashboard', administrator: '/dashboard' }
const signedIn: Rule = { ...everyone, anonymous: '/' }
const visitorOnly: Rule = { ...caught, anonymous: 'open' }

/**
 * The resident app's screens and who may open them: the table of routes (spec, admin section 6; resident
 * section 2). `{city}` is the city's slug, any other `{x}` one segment. An earlier row wins.
 */
export const screenRules = {
  '/': everyone,
  '/search': everyone,
  '/knowledgebase': everyone,
  '/knowledgebase/{id}': everyone,
  '/openMobileApp': everyone,
  '/{city}_today': everyone,
  // It shows nothing without the tokens of its address (docs/decisions.md).
  '/mobileWebView/box': everyone,
  '/login': visitorOnly,
  '/signup': visitorOnly,
  '/forgotpassword': visitorOnly,
  '/resetPassword': visitorOnly,
  '/add-stored-payment-mobile': visitorOnly,
  // Ours: what is reported already, and a way to a request without its mail.
  '/open_reports': everyone,
  '/find_request': everyone,
  // Ours: where a guest's mail leads; it shows nothing without the signature of its address.
  '/request_status/{id}': everyone,
  // Ours: where a link into a mobile app's web view asks before it logs in.
  '/webView': everyone,
  // It asks: only a post ends a session (docs/decisions.md).
  '/logout': signedIn,
  '/activity/start': visitorOrComplete,
  '/sso/saml': visitorOrComplete,
  '/payment': visitorOrComplete,
  // Ours: where a receipt's mail and the provider's page lead; a guest's shows nothing unsigned.
  '/payment/receipt/{reference}': everyone,
  '/businesslicense': visitorOrComplete,
  '/permit-search': visitorOrComplete,
  '/garbage-search': visitorOrComplete,
  '/view-all-services': visitorOrComplete,
  '/boards-and-commissions': visitorOrComplete,
  '/boards-and-commissions/{id}': visitorOrComplete,
  '/laserfiche/form': guestOrComplete,
  '/report': guestOrComplete,
  '/feedback': guestOrComplete,
  '/activities/other_permit': guestOrComplete,
  '/activities/business_application': guestOrComplete,
  '/activities/zoning_inquiry': guestOrComplete,
  '/activities/create': staffOnly,
  '/activities/{id}': guestOrComplete,
  '/dashboard': complete,
  '/in_progress': complete,
  '/completed_activities': complete,
  // The mobile menu's spelling (spec, admin section 2.1).
  '/completed_activites': {
    ...elsewhere,
    full: '/completed_activities',
    administrator: '/completed_activities',
  },
  '/activity-view/{type}/{id}': complete,
  '/messages': complete,
  '/account/create': {
    ...elsewhere,
    'no-contact': '/account/create/address',
    full: '/account/create/address',
    administrator: '/account/create/address',
  },
  '/account/create/address': creating,
  '/account/create/account-information': creating,
  '/account/create/business-information': creating,
  // Logged-in people confirm their identity: the specification has no such screen.
  '/account/confirm': signedIn,
  '/account/verificationRequired': { ...elsewhere, unverified: 'open' },
  // Ours: the sections of the account, which the specification has on one page.
  '/account': complete,
  '/account/profile': complete,
  '/account/security': complete,
  '/account/billing': complete,
  '/account/notifications': complete,
  '/account/property': complete,
  '/account/organizations': complete,
  '/account/data': complete,
  '/account/{userId}': complete,
  '/add-stored-payment': complete,
  '/paymentLPI': complete,
  '/payment/water-bill-payment-records': complete,
  '/payment/payment-history': complete,
  '/payment/bill/{key}': complete,
  '/organization_management': complete,
  '/add_organization': complete,
  // Its purpose is not shown (spec, admin section 2.12).
  '/counter': elsewhere,
  '/activities': staffOnly,
  '/languages': staffOnly,
  '/languages/{language}': staffOnly,
  '/users': staffOnly,
  '/users/{id}': staffOnly,
  '/users/edit/{id}': staffOnly,
  '/users/edit/{id}/{prev_page}': staffOnly,
  '/users/view/{id}': staffOnly,
  '/users/view/{id}/{prev_page}': staffOnly,
  '/saleforce_public_fields': staffOnly,
  '/system_alerts': staffOnly,
  '/bulk_push_notifications': staffOnly,
  '/delinquency_notifications': staffOnly,
  '/billing_maintenance_settings': staffOnly,
  // Ours: deliveries that were given up.
  '/undelivered': staffOnly,
  // Ours: callers over a limit of requests.
  '/slowed_callers': staffOnly,
  // Ours: where a member of staff is logged in.
  '/sessions': staffOnly,
  '/{RecordId}': caught,
} as const satisfies Readonly<Record<string, Rule>>

/** A screen of the resident app, by the pattern of its path. */
export type Screen = keyof typeof screenRules

/** Whom a person acts for: screens that are for one of the two only (spec, admin section 6). */
type Standing = 'personal' | 'organization'

const onlyFor: Readonly<Partial<Record<Screen, Standing>>> = {
  '/report': 'personal',
  '/organization_management': 'organization',
}

// Object.keys forgets the literal names that the constant has.
const screens = Object.keys(screenRules) as Screen[]

const segmentFits = (pattern: string, segment: string): boolean =>
  pattern === segment || (/^\{\w+\}$/.test(pattern) && segment !== '')

function fits(pattern: string, path: string): boolean {
  const patterns = pattern.split('/')
  const segments = path.split('/')
  return (
    patterns.length === segments.length &&
    patterns.every((one, i) => segmentFits(one, segments[i] ?? ''))
  )
}

/** The screen at a path, or null when there is none; the table's earlier row wins. */
export function screenAt(path: string, citySlug: string): Screen | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return screens.find((one) => fits(one.replace('{city}', citySlug), plain)) ?? null
}

/** Who wants to open a screen, as far as the table asks. */
export interface ScreenVisitor {
  readonly state: SessionState
  /** The organization on whose behalf they act; null acts personally. */
  readonly organizationId: string | null
}

/** What a path does for a visitor; a path without a screen redirects by the visitor's state. */
export function accessTo(path: string, citySlug: string, visitor: ScreenVisitor): Access {
  const { state, organizationId } = visitor
  const screen = screenAt(path, citySlug)
  if (screen === null) return elsewhere[state]
  const only = onlyFor[screen]
  const standing: Standing = organizationId === null ? 'personal' : 'organization'
  return only === undefined || only === standing ? screenRules[screen][state] : elsewhere[state]
}

/** Names of screens that are no records (spec, resident section 2, /dashboard). */
const notRecords = /login|signup|resetPassword|forgotpassword|verificationRequired/

/**
 * The record that an address of one segment names (`/{RecordId?}`): opened by the person whose record it
 * is, it leads to a payment. Null for every other path.
 */
export function recordAt(path: string, citySlug: string): string | null {
  if (screenAt(path, citySlug) !== '/{RecordId}' || notRecords.test(path)) return null
  return path.slice(1).replace(/\/$/, '')
}
