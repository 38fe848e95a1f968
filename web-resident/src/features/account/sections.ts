import type { TextKey } from '@portal/core/rules'

/** The parts of the account page by their anchors (`/account/{userId}#notification-section`), in order. */
export const sections = {
  'profile-section': 'Profile.Details',
  'water-accounts-section': 'WaterAccounts.Section',
  'payment-methods-section': 'StoredPayment.Section',
  'manage-autopay-section': 'WaterAccounts.Autopay',
  'picture-section': 'Profile.Picture',
  'land-parcel-section': 'Profile.LandParcel',
  'language-section': 'Profile.Language',
  'notification-section': 'Profile.Notifications',
  'security-section': 'Profile.Security',
  'data-section': 'Profile.YourData',
} as const satisfies Readonly<Record<string, TextKey>>

/** An anchor of the account page. */
export type SectionId = keyof typeof sections
