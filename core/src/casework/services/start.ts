import type { ServiceAction, ServiceType } from './service-types.ts'
import { quickPermitForm, type SpecialService, specialServiceIds } from './special.ts'

/** Wire names of the spec's Activity. */
export interface StartableService {
  readonly Id: string
  /** For its page's address. */
  readonly Slug: string
  readonly Item: string
  readonly Type: ServiceType
  readonly Action: ServiceAction
  readonly GuestEnabled: boolean
  readonly ExternalLink?: string | null | undefined
  readonly LaserficheProcessId?: string | null | undefined
  readonly paymentCode?: string | null | undefined
}

export interface Visitor {
  readonly isSignedIn: boolean
  readonly hasEmail: boolean
  /** Acts for themselves, not for an organization. */
  readonly isPersonal: boolean
}

/** Counts as acting for themselves. */
export const guest: Visitor = { isSignedIn: false, hasEmail: false, isPersonal: true }

/** Each has its text `Start.<reason>`. */
export type StartRefusal = 'UnsupportedType' | 'FormMissing' | 'LinkMissing' | 'PersonalOnly'

/** A portal screen, login, an external page, or why not. */
export type Start =
  | { readonly kind: 'screen'; readonly href: string }
  | { readonly kind: 'login'; readonly href: string }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'refusal'; readonly reason: StartRefusal }

const screen = (href: string): Start => ({ kind: 'screen', href })
const refusal = (reason: StartRefusal): Start => ({ kind: 'refusal', reason })

type Target = (service: StartableService) => Start

function formHref(title: string, processId: string, paymentCode?: string | null): string {
  const query = new URLSearchParams({ formTitle: title, bpid: processId })
  if (paymentCode) query.set('paymentCode', paymentCode)
  return `/laserfiche/form?${query}`
}

/** Screens by service id (spec, resident section 2, activity routing). */
const specialTargets: Readonly<Record<SpecialService, Target>> = {
  otherPermit: () => screen('/activities/other_permit'),
  businessApplication: () => screen('/activities/business_application'),
  zoningInformation: ({ Id }) => screen(`/activities/zoning_inquiry?activityId=${Id}`),
  waterBill: () => screen('/payment/water-bill-payment-records'),
  permitSearch: () => screen('/permit-search'),
  garbageSearch: () => screen('/garbage-search'),
  boardsAndCommissions: () => screen('/boards-and-commissions'),
  licenseRenewal: () => screen('/businesslicense'),
  feedback: () => screen('/feedback'),
  quickPermit: () => screen(formHref(quickPermitForm.title, quickPermitForm.processId)),
}

/** Where guests start these services (spec, resident section 2). */
const guestDoors: Readonly<Partial<Record<SpecialService, string>>> = {
  waterBill: '/login?redirectto=payment&guest_enabled=true',
  quickPermit: '/login',
}

const customForm: Target = ({ Action, Item, Id }) => {
  if (Action === 'REPORT') return screen(`/report?${new URLSearchParams({ item: Item, id: Id })}`)
  // What is paid by a number on paper is looked up.
  return Action === 'PAY_FOR' ? screen('/payment?accountType=CITATION') : refusal('UnsupportedType')
}

const typeTargets: Readonly<Record<ServiceType, Target>> = {
  LASERFICHE_FORM: ({ Item, LaserficheProcessId, paymentCode }) =>
    LaserficheProcessId
      ? screen(formHref(Item, LaserficheProcessId, paymentCode))
      : refusal('FormMissing'),
  EXTERNAL_LINK: ({ ExternalLink }) => {
    const href = safeExternalHref(ExternalLink)
    return href ? { kind: 'elsewhere', href } : refusal('LinkMissing')
  },
  CONTENT: ({ Slug }) => screen(`/activities/${Slug}`),
  CUSTOM_FORM: customForm,
}

const specialById = new Map(
  // Object.entries loses the constant's literal keys.
  (Object.entries(specialServiceIds) as [SpecialService, string][]).map(([name, id]) => [id, name]),
)

export const specialServiceOf = (id: string): SpecialService | undefined =>
  specialById.get(id.toLowerCase())

/** Https without credentials; null for others. */
export function safeExternalHref(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : null
}

/** For a visitor who may start it. */
export function targetOf(service: StartableService): Start {
  const special = specialServiceOf(service.Id)
  if (special) return specialTargets[special](service)
  // A newer catalog may name a type that this release does not know.
  const target: Target | undefined = typeTargets[service.Type]
  return target ? target(service) : refusal('UnsupportedType')
}

/** Spec, resident section 2: activity routing, guest rules. */
export function startOf(service: StartableService, visitor: Visitor): Start {
  const special = specialServiceOf(service.Id)
  const door = special && guestDoors[special]
  if (door && !visitor.isSignedIn) return { kind: 'login', href: door }
  if (!visitor.hasEmail && !service.GuestEnabled) {
    return { kind: 'login', href: `/login?activityId=${service.Id}` }
  }
  // Spec, admin section 6: `/report` is personal, except feedback.
  const isPersonal = service.Action === 'REPORT' && special !== 'feedback'
  if (isPersonal && !visitor.isPersonal) return refusal('PersonalOnly')
  return targetOf(service)
}

export interface ServiceLink {
  readonly href: string
  /** External pages open in a new tab (spec, resident section 2). */
  readonly newTab: boolean
}

/** Straight to its target, or to the launcher, which says what is missing. */
export function linkTo(service: StartableService, visitor: Visitor): ServiceLink {
  const start = startOf(service, visitor)
  if (start.kind === 'elsewhere') return { href: start.href, newTab: true }
  if (start.kind === 'screen') return { href: start.href, newTab: false }
  return { href: `/activity/start?activityId=${service.Id}`, newTab: false }
}
