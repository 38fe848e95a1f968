import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** People can turn it off. */
export interface NotificationKind {
  readonly name: TextKey
  /** The default. */
  readonly isEnabled: boolean
}

/** By the wire's notificationId, in the settings' order. Security notices are always sent. */
export const notificationKinds = {
  'request-updates': { name: 'NotificationSetting.RequestUpdates', isEnabled: true },
  'bill-ready': { name: 'NotificationSetting.BillReady', isEnabled: true },
  'delinquent-billing': { name: 'NotificationSetting.DelinquentBilling', isEnabled: true },
  'city-announcements': { name: 'NotificationSetting.CityAnnouncements', isEnabled: true },
} as const satisfies Readonly<Record<string, NotificationKind>>

export type NotificationId = keyof typeof notificationKinds

export const isNotificationId = (text: string): text is NotificationId =>
  Object.hasOwn(notificationKinds, text)
