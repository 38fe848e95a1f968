import type { TextKey } from '../../platform/texts/defaults/index.ts'

export interface NotificationTexts {
  readonly title: TextKey
  readonly body: TextKey
  /** The page that the email's button opens; autopay by default. */
  readonly about?: 'bills' | 'messages'
}

/** They cannot be turned off: it is people's money. */
export const autopayNotifications = {
  on: { title: 'AutopayNews.OnTitle', body: 'AutopayNews.OnBody' },
  off: { title: 'AutopayNews.OffTitle', body: 'AutopayNews.OffBody' },
  'method-gone': { title: 'AutopayNews.OffTitle', body: 'AutopayNews.MethodGoneBody' },
  coming: { title: 'AutopayNews.ComingTitle', body: 'AutopayNews.ComingBody' },
  declined: { title: 'AutopayNews.DeclinedTitle', body: 'AutopayNews.DeclinedBody' },
  'given-up': { title: 'AutopayNews.DeclinedTitle', body: 'AutopayNews.GivenUpBody' },
  dead: { title: 'AutopayNews.DeclinedTitle', body: 'AutopayNews.DeadBody' },
  returned: { title: 'AutopayNews.ReturnedTitle', body: 'AutopayNews.ReturnedBody' },
  'returned-dead': { title: 'AutopayNews.ReturnedTitle', body: 'AutopayNews.ReturnedDeadBody' },
  scheduled: {
    title: 'ScheduledNews.OnTitle',
    body: 'ScheduledNews.OnBody',
    about: 'bills',
  },
  'scheduled-off': {
    title: 'ScheduledNews.OffTitle',
    body: 'ScheduledNews.OffBody',
    about: 'bills',
  },
  'scheduled-tomorrow': {
    title: 'ScheduledNews.TomorrowTitle',
    body: 'ScheduledNews.TomorrowBody',
    about: 'bills',
  },
  'scheduled-less': {
    title: 'ScheduledNews.LessTitle',
    body: 'ScheduledNews.LessBody',
    about: 'bills',
  },
  'scheduled-skipped': {
    title: 'ScheduledNews.SkippedTitle',
    body: 'ScheduledNews.SkippedBody',
    about: 'bills',
  },
  'scheduled-failed': {
    title: 'ScheduledNews.FailedTitle',
    body: 'ScheduledNews.FailedBody',
    about: 'bills',
  },
  'scheduled-method-gone': {
    title: 'ScheduledNews.FailedTitle',
    body: 'ScheduledNews.MethodGoneBody',
    about: 'bills',
  },
  offered: {
    title: 'ArrangementNews.OfferedTitle',
    body: 'ArrangementNews.OfferedBody',
    about: 'bills',
  },
  accepted: {
    title: 'ArrangementNews.AcceptedTitle',
    body: 'ArrangementNews.AcceptedBody',
    about: 'bills',
  },
  withdrawn: {
    title: 'ArrangementNews.WithdrawnTitle',
    body: 'ArrangementNews.WithdrawnBody',
    about: 'bills',
  },
  lapsed: {
    title: 'ArrangementNews.LapsedTitle',
    body: 'ArrangementNews.LapsedBody',
    about: 'bills',
  },
  'instalment-due': {
    title: 'ArrangementNews.DueTitle',
    body: 'ArrangementNews.DueBody',
    about: 'bills',
  },
  missed: {
    title: 'ArrangementNews.MissedTitle',
    body: 'ArrangementNews.MissedBody',
    about: 'bills',
  },
  broken: {
    title: 'ArrangementNews.BrokenTitle',
    body: 'ArrangementNews.BrokenBody',
    about: 'bills',
  },
  done: { title: 'ArrangementNews.DoneTitle', body: 'ArrangementNews.DoneBody', about: 'bills' },
  'staff-answered': {
    title: 'ArrangementNews.StaffAnsweredTitle',
    body: 'ArrangementNews.StaffAnsweredBody',
    about: 'messages',
  },
  'staff-declined': {
    title: 'ArrangementNews.StaffDeclinedTitle',
    body: 'ArrangementNews.StaffDeclinedBody',
    about: 'messages',
  },
  'staff-missed': {
    title: 'ArrangementNews.StaffMissedTitle',
    body: 'ArrangementNews.StaffMissedBody',
    about: 'messages',
  },
  'staff-broken': {
    title: 'ArrangementNews.StaffBrokenTitle',
    body: 'ArrangementNews.StaffBrokenBody',
    about: 'messages',
  },
  expiring: { title: 'AutopayNews.ExpiringTitle', body: 'AutopayNews.ExpiringBody' },
} as const satisfies Readonly<Record<string, NotificationTexts>>

export type AutopayNotificationKind = keyof typeof autopayNotifications
