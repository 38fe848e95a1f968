import type { NotificationId } from '../../platform/mail/rules.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** Ways in which people are written to. */
export const channels = ['inbox', 'push', 'mail'] as const

export type Channel = (typeof channels)[number]

/** People can turn it off. */
export interface NotificationKind {
  readonly name: TextKey
  /** The default. */
  readonly isEnabled: boolean
  /** Those that always come, and are shown so. */
  readonly always: readonly Channel[]
}

/**
 * In the settings' order. The notice of an overdue bill is required by law and comes by every channel,
 * whatever people turn off; a bill replaces paper, and only the phone can stay silent. An inbox keeps what
 * concerns a person’s own cases. Notices of logins are always sent and stand in no setting.
 */
export const notificationKinds = {
  'request-updates': {
    name: 'NotificationSetting.RequestUpdates',
    isEnabled: true,
    always: ['inbox'],
  },
  'bill-ready': {
    name: 'NotificationSetting.BillReady',
    isEnabled: true,
    always: ['inbox', 'mail'],
  },
  'delinquent-billing': {
    name: 'NotificationSetting.DelinquentBilling',
    isEnabled: true,
    always: channels,
  },
  'license-reminders': {
    name: 'NotificationSetting.LicenseReminders',
    isEnabled: true,
    always: ['inbox'],
  },
  'board-news': { name: 'NotificationSetting.BoardNews', isEnabled: true, always: ['inbox'] },
  'pickup-reminders': {
    name: 'NotificationSetting.PickupReminders',
    isEnabled: true,
    always: [],
  },
  'city-announcements': {
    name: 'NotificationSetting.CityAnnouncements',
    isEnabled: true,
    always: [],
  },
} as const satisfies Readonly<Record<NotificationId, NotificationKind>>

/** The channels that a kind has, in their order. A pickup's reminder is of no use in an inbox. */
export const channelsOf = (id: NotificationId): readonly Channel[] =>
  id === 'pickup-reminders' ? ['push', 'mail'] : channels

export const isAlways = (id: NotificationId, channel: Channel): boolean => {
  const { always }: NotificationKind = notificationKinds[id]
  return always.includes(channel)
}
