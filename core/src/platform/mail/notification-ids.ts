/** The wire's notificationId: what people can turn off, in the settings' order. */
export const notificationIds = [
  'request-updates',
  'bill-ready',
  'delinquent-billing',
  'license-reminders',
  'board-news',
  'pickup-reminders',
  'city-announcements',
] as const

export type NotificationId = (typeof notificationIds)[number]

export const isNotificationId = (text: string): text is NotificationId =>
  notificationIds.some((id) => id === text)
