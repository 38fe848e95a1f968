import type { TextKey } from '@portal/core/texts/rules'

interface Section {
  readonly path: `/account/${string}`
  readonly title: TextKey
  readonly lead: TextKey
  readonly parts: Readonly<Record<string, TextKey>>
}

/**
 * The account's sections. The anchors are those of the specification's single page
 * (`/account/{userId}#manage-autopay-section`), which lead to their section.
 */
export const accountSections = {
  profile: {
    path: '/account/profile',
    title: 'AccountSections.Profile',
    lead: 'AccountSections.ProfileLead',
    parts: {
      'profile-section': 'Profile.Details',
      'picture-section': 'Profile.Picture',
      'language-section': 'Profile.Language',
    },
  },
  security: {
    path: '/account/security',
    title: 'AccountSections.Security',
    lead: 'AccountSections.SecurityLead',
    parts: { 'security-section': 'Profile.Security', 'sessions-section': 'Session.Title' },
  },
  billing: {
    path: '/account/billing',
    title: 'AccountSections.Billing',
    lead: 'AccountSections.BillingLead',
    parts: {
      'water-accounts-section': 'WaterAccounts.Section',
      'payment-methods-section': 'StoredPayment.Section',
      'manage-autopay-section': 'WaterAccounts.Autopay',
    },
  },
  notifications: {
    path: '/account/notifications',
    title: 'AccountSections.Notifications',
    lead: 'AccountSections.NotificationsLead',
    parts: {
      'notification-section': 'Profile.Notifications',
      'followed-permits-section': 'PermitFollowing.Permits',
      'followed-boards-section': 'BoardFollowing.Boards',
      'pickup-reminders-section': 'PickupReminders.Places',
    },
  },
  property: {
    path: '/account/property',
    title: 'AccountSections.Property',
    lead: 'AccountSections.PropertyLead',
    parts: { 'land-parcel-section': 'Profile.LandParcel' },
  },
  organizations: {
    path: '/account/organizations',
    title: 'AccountSections.Organizations',
    lead: 'AccountSections.OrganizationsLead',
    parts: { 'organizations-section': 'AccountSections.Organizations' },
  },
  data: {
    path: '/account/data',
    title: 'AccountSections.Data',
    lead: 'AccountSections.DataLead',
    parts: { 'data-section': 'Profile.YourData' },
  },
} as const satisfies Readonly<Record<string, Section>>

export type SectionName = keyof typeof accountSections

// Object.keys loses the constant's literal names.
export const sectionNames = Object.keys(accountSections) as SectionName[]

export function sectionAt(anchor: string): SectionName | undefined {
  return sectionNames.find((name) => Object.hasOwn(accountSections[name].parts, anchor))
}

/** The section's URL for an anchor, with the shown notice; undefined if it stays. */
export function hrefOfAnchor(anchor: string, search: string, notice?: string): string | undefined {
  const name = sectionAt(anchor)
  if (!name) return undefined
  const query = new URLSearchParams(search)
  if (notice !== undefined) query.set('notice', notice)
  return `${accountSections[name].path}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}
