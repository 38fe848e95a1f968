import type { SessionState } from './session-state.ts'

export type Place =
  | '/'
  | '/dashboard'
  | '/completed_activities'
  | '/account/create'
  | '/account/create/address'
  | '/account/verificationRequired'

/**
 * `guest`: shown, since GuestEnabled services lead there (spec, resident section 6). `staff`: the
 * same path of the staff app. A place: redirects there.
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

/** Section 6.1 does not name it, so its catch-all `/{RecordId?}`, the dashboard, applies. */
const caught: Rule = { ...elsewhere, full: '/dashboard', administrator: '/dashboard' }
const signedIn: Rule = { ...everyone, anonymous: '/' }
const visitorOnly: Rule = { ...caught, anonymous: 'open' }

/**
 * The route table (spec, admin section 6; resident section 2). `{city}` is the city's slug, any
 * other `{x}` one segment. Earlier rows win.
 */
export const screenRules = {
  '/': everyone,
  '/search': everyone,
  '/knowledgebase': everyone,
  '/knowledgebase/{id}': everyone,
  '/openMobileApp': everyone,
  '/{city}_today': everyone,
  // Shows nothing without the address's tokens (docs/decisions.md).
  '/mobileWebView/box': everyone,
  '/login': visitorOnly,
  '/signup': visitorOnly,
  '/forgotpassword': visitorOnly,
  '/resetPassword': visitorOnly,
  '/add-stored-payment-mobile': visitorOnly,
  // Ours: reported problems, and finding a request without its email.
  '/open_reports': everyone,
  '/find_request': everyone,
  // Ours: files of what the city knows.
  '/open-data': everyone,
  // Ours: what this device keeps without a network.
  '/on_this_device': everyone,
  // Ours: a permit's permanent page; permits are public records.
  '/permits/{year}/{number}': everyone,
  // Ours: the applicant answers reviewers’ comments.
  '/permits/{year}/{number}/corrections': complete,
  // Ours: the link in a guest's email; shows nothing without its signature.
  '/request_status/{id}': everyone,
  // Ours: asks before a link logs in to a mobile app's web view.
  '/webView': everyone,
  // Asks first: only a POST ends a session (docs/decisions.md).
  '/logout': signedIn,
  '/activity/start': visitorOrComplete,
  '/sso/saml': visitorOrComplete,
  '/payment': visitorOrComplete,
  // Ours: linked from the receipt email and the provider's page; a guest's needs a signature.
  '/payment/receipt/{reference}': everyone,
  '/businesslicense': visitorOrComplete,
  // Ours: printed on licenses.
  '/license/{code}': everyone,
  '/permit-search': visitorOrComplete,
  '/garbage-search': visitorOrComplete,
  // Ours: the permanent page of a place, with its pickups.
  '/pickup/{id}': everyone,
  // Ours: the link of a mail to an account that turns its kind off.
  '/unsubscribe/{id}': everyone,
  // Ours: how to get rid of a thing.
  '/what-goes-where': everyone,
  '/what-goes-where/{slug}': everyone,
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
  // Ours: logged-in people confirm their identity.
  '/account/confirm': signedIn,
  '/account/verificationRequired': { ...elsewhere, unverified: 'open' },
  // Ours: parts of the account, one page in the specification.
  '/account': complete,
  '/account/profile': complete,
  '/account/security': complete,
  '/account/billing': complete,
  '/account/notifications': complete,
  '/account/notifications/log': complete,
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
  // Ours: all permits that name a contractor's license.
  '/contractor_permits': complete,
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
  // Ours: undelivered messages.
  '/undelivered': staffOnly,
  '/outbox': staffOnly,
  // Ours: rate-limited callers.
  '/slowed_callers': staffOnly,
  // Ours: who changed what.
  '/audit': staffOnly,
  // Ours: partners and their API keys.
  '/partners': staffOnly,
  '/partners/{PartnerId}': staffOnly,
  '/partners/{PartnerId}/events/{EndpointId}': staffOnly,
  // Ours: reply templates.
  '/templates': staffOnly,
  // Ours: quick links and popular services.
  '/home_page': staffOnly,
  // Ours: sites whose news and events the home page shows.
  '/feeds': staffOnly,
  // Ours: links in published content that do not work.
  '/broken_links': staffOnly,
  // Ours: synonyms and pages shown first in the site search.
  '/search_words': staffOnly,
  // Ours: a staff member's second factors.
  '/security': staffOnly,
  // Ours: what staff edit by versions.
  '/article_feedback': staffOnly,
  '/articles': staffOnly,
  '/articles/new': staffOnly,
  '/articles/{Id}': staffOnly,
  '/materials': staffOnly,
  '/materials/new': staffOnly,
  '/materials/{Id}': staffOnly,
  '/news_posts': staffOnly,
  '/news_posts/new': staffOnly,
  '/news_posts/{Id}': staffOnly,
  '/teams': staffOnly,
  '/settings': staffOnly,
  '/feature_flags': staffOnly,
  '/service_targets': staffOnly,
  '/areas': staffOnly,
  '/fee_schedules': staffOnly,
  '/fee_schedules/{Kind}': staffOnly,
  // Ours: boards, their members and meetings.
  '/boards': staffOnly,
  '/boards/{Id}': staffOnly,
  '/board_texts': staffOnly,
  '/board_texts/{Id}': staffOnly,
  // Ours: work that needs no permit.
  '/permit_exemptions': staffOnly,
  '/permit_exemptions/{Kind}': staffOnly,
  // Ours: documents of a permit, and comments on them.
  '/permits/{PermitId}/documents': staffOnly,
  // Ours: the permit desk, and kinds of permits.
  '/permits': staffOnly,
  '/permits/{PermitId}': staffOnly,
  '/permit_kinds': staffOnly,
  '/permit_kinds/{Code}': staffOnly,
  '/licenses': staffOnly,
  '/licenses/{LicenseId}': staffOnly,
  '/licenses/new': staffOnly,
  // Ours: zoning districts and what they allow.
  '/zoning_districts': staffOnly,
  '/zoning_districts/{Id}': staffOnly,
  // Ours: seasons, holidays and exceptions of pickups.
  '/pickup_calendar': staffOnly,
  // Ours: inspections of permits.
  '/inspections': staffOnly,
  '/inspections/today': staffOnly,
  // Ours: imports of parcels.
  '/parcels': staffOnly,
  '/imports': staffOnly,
  '/imports/{Id}': staffOnly,
  '/imports/legistar': staffOnly,
  '/billing_imports': staffOnly,
  '/billing_imports/{BatchId}': staffOnly,
  // Ours: a staff member's sessions.
  '/sessions': staffOnly,
  '/{RecordId}': caught,
} as const satisfies Readonly<Record<string, Rule>>

/** By its path pattern. */
export type Screen = keyof typeof screenRules

/** Some screens are for one of the two only (spec, admin section 6). */
type Standing = 'personal' | 'organization'

const onlyFor: Readonly<Partial<Record<Screen, Standing>>> = {
  '/report': 'personal',
  '/organization_management': 'organization',
}

// Object.keys loses the constant's literal keys.
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

/** Null if there is none; earlier rows win. */
export function screenAt(path: string, citySlug: string): Screen | null {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return screens.find((one) => fits(one.replace('{city}', citySlug), plain)) ?? null
}

export interface ScreenVisitor {
  readonly state: SessionState
  /** The organization they act for; null for themselves. */
  readonly organizationId: string | null
}

/** A path without a screen redirects by the visitor's state. */
export function accessTo(path: string, citySlug: string, visitor: ScreenVisitor): Access {
  const { state, organizationId } = visitor
  const screen = screenAt(path, citySlug)
  if (screen === null) return elsewhere[state]
  const only = onlyFor[screen]
  const standing: Standing = organizationId === null ? 'personal' : 'organization'
  return only === undefined || only === standing ? screenRules[screen][state] : elsewhere[state]
}

/** Screen names that are no record ids (spec, resident section 2, /dashboard). */
const notRecords = /login|signup|resetPassword|forgotpassword|verificationRequired/

/** A one-segment address (`/{RecordId?}`), which redirects the record's owner to a payment. */
export function recordAt(path: string, citySlug: string): string | null {
  if (screenAt(path, citySlug) !== '/{RecordId}' || notRecords.test(path)) return null
  return path.slice(1).replace(/\/$/, '')
}
