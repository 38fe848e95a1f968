import type { SessionState } from './session-state.ts'

/** States of a session that the table of routes tells apart so far (spec, admin section 6). */
export type ScreenState = Extract<SessionState, 'anonymous'>

/**
 * What a screen does in a state. `open` shows it. `guest` shows it because services that are marked
 * GuestEnabled lead there (spec, resident section 6). `home` sends the visitor to `/`.
 */
export type Access = 'open' | 'guest' | 'home'

type Rule = Readonly<Record<ScreenState, Access>>

const open: Rule = { anonymous: 'open' }
const forGuests: Rule = { anonymous: 'guest' }
const signedIn: Rule = { anonymous: 'home' }

/**
 * The resident app's screens and who may open them (spec, admin section 6.4; resident section 2).
 * `{city}` is the city's slug, `{x}` any one segment.
 */
export const screenRules = {
  '/': open,
  '/login': open,
  '/signup': open,
  '/forgotpassword': open,
  '/resetPassword': open,
  '/search': open,
  '/activity/start': open,
  '/openMobileApp': open,
  '/knowledgebase': open,
  '/knowledgebase/{id}': open,
  '/sso/saml': open,
  '/payment': open,
  '/businesslicense': open,
  '/permit-search': open,
  '/garbage-search': open,
  '/view-all-services': open,
  '/{city}_today': open,
  '/boards-and-commissions': open,
  '/boards-and-commissions/{id}': open,
  '/add-stored-payment-mobile': open,
  '/laserfiche/form': forGuests,
  '/report': forGuests,
  '/feedback': forGuests,
  '/activities/other_permit': forGuests,
  '/activities/business_application': forGuests,
  '/activities/zoning_inquiry': forGuests,
  '/activities/{id}': forGuests,
  '/dashboard': signedIn,
  '/in_progress': signedIn,
  '/completed_activities': signedIn,
  '/activity-view/{type}/{id}': signedIn,
  '/messages': signedIn,
  '/account/create': signedIn,
  '/account/create/address': signedIn,
  '/account/create/account-information': signedIn,
  '/account/create/business-information': signedIn,
  '/account/verificationRequired': signedIn,
  '/account/{userId}': signedIn,
  '/add-stored-payment': signedIn,
  '/paymentLPI': signedIn,
  '/payment/water-bill-payment-records': signedIn,
  '/payment/payment-history': signedIn,
  '/organization_management': signedIn,
  '/add_organization': signedIn,
} as const satisfies Readonly<Record<string, Rule>>

/** A screen of the resident app, by the pattern of its path. */
export type Screen = keyof typeof screenRules

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

/** What a path does in a state; null when the portal has no such screen. */
export function accessTo(path: string, citySlug: string, state: ScreenState): Access | null {
  const at = screenAt(path, citySlug)
  return at && screenRules[at][state]
}
