import type { TextKey } from '../../platform/texts/defaults/index.ts'

interface NotificationFacts {
  readonly title: TextKey
  readonly body: TextKey
  /** Notifies the followers too, not only the sender. */
  readonly notifiesFollowers: boolean
  /** Notifies the person who made the change too, as a receipt. */
  readonly notifiesActor?: true
}

export const notificationKinds = {
  submitted: {
    title: 'News.SubmittedTitle',
    body: 'News.SubmittedBody',
    notifiesFollowers: false,
    notifiesActor: true,
  },
  status: { title: 'News.StatusTitle', body: 'News.StatusBody', notifiesFollowers: true },
  'permit-issued': {
    title: 'News.StatusTitle',
    body: 'News.PermitIssuedBody',
    notifiesFollowers: true,
  },
  closed: { title: 'News.StatusTitle', body: 'News.ClosedBody', notifiesFollowers: true },
  question: { title: 'News.QuestionTitle', body: 'News.QuestionBody', notifiesFollowers: false },
  reply: { title: 'News.ReplyTitle', body: 'News.ReplyBody', notifiesFollowers: false },
  paid: {
    title: 'News.PaidTitle',
    body: 'News.PaidBody',
    notifiesFollowers: false,
    notifiesActor: true,
  },
  'payment-taken-back': {
    title: 'News.PaymentTakenBackTitle',
    body: 'News.PaymentTakenBackBody',
    notifiesFollowers: false,
  },
  category: { title: 'News.CategoryTitle', body: 'News.CategoryBody', notifiesFollowers: false },
  due: { title: 'News.DueTitle', body: 'News.DueBody', notifiesFollowers: false },
  place: { title: 'News.PlaceTitle', body: 'News.PlaceBody', notifiesFollowers: false },
  'inspection-booked': {
    title: 'News.InspectionBookedTitle',
    body: 'News.InspectionBookedBody',
    notifiesFollowers: false,
    notifiesActor: true,
  },
  'inspection-canceled': {
    title: 'News.InspectionCanceledTitle',
    body: 'News.InspectionCanceledBody',
    notifiesFollowers: false,
    notifiesActor: true,
  },
  'inspection-passed': {
    title: 'News.InspectionPassedTitle',
    body: 'News.InspectionPassedBody',
    notifiesFollowers: false,
  },
  'inspection-failed': {
    title: 'News.InspectionFailedTitle',
    body: 'News.InspectionFailedBody',
    notifiesFollowers: false,
  },
  'inspection-fee': {
    title: 'News.InspectionFeeTitle',
    body: 'News.InspectionFeeBody',
    notifiesFollowers: false,
  },
  'inspection-tomorrow': {
    title: 'News.InspectionTomorrowTitle',
    body: 'News.InspectionTomorrowBody',
    notifiesFollowers: false,
  },
  'permit-ends': {
    title: 'News.PermitEndsTitle',
    body: 'News.PermitEndsBody',
    notifiesFollowers: false,
  },
  merged: { title: 'News.MergedTitle', body: 'News.MergedBody', notifiesFollowers: true },
} as const satisfies Readonly<Record<string, NotificationFacts>>

export type NotificationKind = keyof typeof notificationKinds

export const notificationFacts = (kind: NotificationKind): NotificationFacts =>
  notificationKinds[kind]
