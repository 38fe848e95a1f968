import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** A kind of notification that people can turn off. */
export interface NotificationKind {
  readonly name: TextKey
  /** Whether it is on for who never switched it. */
  readonly isEnabled: boolean
}

/**
 * What a person can switch on and off, by the wire's notificationId, in the order of the settings.
 * Security notices are not among them: they are sent always.
 */
export const notificationKinds = {
  'request-updates': { name: 'NotificationSetting.RequestUpdates', isEnabled: true },
  'bill-ready': { name: 'NotificationSetting.BillReady', isEnabled: true },
  'delinquent-billing': { name: 'NotificationSetting.DelinquentBilling', isEnabled: true },
  'city-announcements': { name: 'NotificationSetting.CityAnnouncements', isEnabled: true },
} as const satisfies Readonly<Record<string, NotificationKind>>

/** The wire's notificationId. */
export type NotificationId = keyof typeof notificationKinds

/** Whether a text names one of the notifications. */
export const isNotificationId = (text: string): text is NotificationId =>
  Object.hasOwn(notificationKinds, text)
