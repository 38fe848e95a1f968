import type { TextKey } from '../texts/defaults/index.ts'
import type { NotificationId } from './notification-ids.ts'

/** Why a mail comes whatever its reader has turned off. */
export const reasonsForAlways = [
  /** It protects the account, or is about the account itself. */
  'account',
  /** The reader asked for this very mail. */
  'asked',
  /** Money was taken, or not; or it is the bill itself. */
  'money',
  /** The law requires it. */
  'law',
  /** It goes to staff, who choose in their own settings (people/staff-inbox). */
  'work',
] as const

/**
 * What people can choose: a kind has the setting that turns it off, or the reason why it always comes.
 * With both, its mail always comes and its push is theirs to choose.
 */
type Choice =
  | { readonly setting: NotificationId; readonly always?: (typeof reasonsForAlways)[number] }
  | { readonly setting?: undefined; readonly always: (typeof reasonsForAlways)[number] }

/** Text keys, in their order. */
interface MailTexts {
  readonly subject: TextKey
  readonly lines: readonly TextKey[]
  /** After them: the order's value `text`, which staff wrote as a whole. Each of its lines is a paragraph. */
  readonly isWritten?: true
  /** The label; the order's `path` is its link. */
  readonly button?: TextKey
  readonly after?: readonly TextKey[]
  /** Replaces `after` for guests, who have no account. */
  readonly afterForGuests?: readonly TextKey[]
  /** Its links lead to the staff app. */
  readonly isForStaff?: true
}

export type MailKindTexts = MailTexts & Choice

/** Every email. An order's values fill the placeholders; `city` and `phone` are always there. */
export const mailKinds = {
  'verify-email': {
    always: 'account',
    subject: 'Mail.VerifySubject',
    lines: ['Mail.VerifyBody'],
    button: 'Mail.VerifyButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'reset-password': {
    always: 'account',
    subject: 'Mail.ResetSubject',
    lines: ['Mail.ResetBody'],
    button: 'Mail.ResetButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'new-sign-in': {
    always: 'account',
    subject: 'Mail.NewSignInSubject',
    lines: ['Mail.NewSignInBody', 'Mail.NewSignInDevice'],
    button: 'Mail.ResetButton',
    after: ['Mail.NotYouCall'],
  },
  'password-changed': {
    always: 'account',
    subject: 'Mail.PasswordChangedSubject',
    lines: ['Mail.PasswordChangedBody'],
    button: 'Mail.ResetButton',
    after: ['Mail.NotYouCall'],
  },
  'second-factor-added': {
    always: 'account',
    subject: 'FactorMail.AddedSubject',
    lines: ['FactorMail.AddedBody'],
    after: ['Mail.NotYouCall'],
  },
  'second-factor-removed': {
    always: 'account',
    subject: 'FactorMail.RemovedSubject',
    lines: ['FactorMail.RemovedBody'],
    after: ['Mail.NotYouCall'],
  },
  'second-factors-reset': {
    always: 'account',
    subject: 'FactorMail.ResetSubject',
    lines: ['FactorMail.ResetBody'],
    after: ['Mail.NotYouCall'],
  },
  'recovery-code-used': {
    always: 'account',
    subject: 'FactorMail.CodeUsedSubject',
    lines: ['FactorMail.CodeUsedBody'],
    after: ['Mail.NotYouCall'],
  },
  'recovery-codes-made': {
    always: 'account',
    subject: 'FactorMail.CodesMadeSubject',
    lines: ['FactorMail.CodesMadeBody'],
    after: ['Mail.NotYouCall'],
  },
  'change-email': {
    always: 'account',
    subject: 'Mail.ChangeEmailSubject',
    lines: ['Mail.ChangeEmailBody'],
    button: 'Mail.VerifyButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'confirm-email-again': {
    always: 'account',
    subject: 'MailTrouble.LinkSubject',
    lines: ['MailTrouble.LinkBody'],
    button: 'Mail.VerifyButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'email-changed': {
    always: 'account',
    subject: 'Mail.EmailChangedSubject',
    lines: ['Mail.EmailChangedBody'],
    after: ['Mail.NotYouCall'],
  },
  'address-changed': {
    always: 'account',
    subject: 'Mail.AddressChangedSubject',
    lines: ['Mail.AddressChangedBody'],
    after: ['Mail.NotYouCall'],
  },
  'account-deleted': {
    always: 'account',
    subject: 'Mail.AccountDeletedSubject',
    lines: ['Mail.AccountDeletedBody'],
    after: ['Mail.NotYouCall'],
  },
  'organization-join-request': {
    always: 'account',
    subject: 'Mail.JoinRequestSubject',
    lines: ['Mail.JoinRequestBody'],
    button: 'Mail.JoinRequestButton',
  },
  'organization-approved': {
    always: 'account',
    subject: 'Mail.JoinApprovedSubject',
    lines: ['Mail.JoinApprovedBody'],
    button: 'Mail.PortalButton',
  },
  'organization-denied': {
    always: 'account',
    subject: 'Mail.JoinDeniedSubject',
    lines: ['Mail.JoinDeniedBody'],
  },
  'organization-removed': {
    always: 'account',
    subject: 'Mail.MemberRemovedSubject',
    lines: ['Mail.MemberRemovedBody'],
  },
  'organization-invitation': {
    always: 'account',
    subject: 'Invitations.MailSubject',
    lines: ['Invitations.MailBody'],
    button: 'Invitations.MailButton',
    after: ['Invitations.MailHow', 'Mail.NotYouIgnore'],
  },
  // What the law wants people to know (money/shutoff-notices): no one can turn it off.
  'shutoff-notice': {
    always: 'law',
    subject: 'Mail.RequestNewsSubject',
    lines: [],
    isWritten: true,
    button: 'ShutoffMail.Button',
    after: ['ShutoffMail.Why'],
  },
  // Its content was written when it happened (messages/notify.ts).
  'request-news': {
    setting: 'request-updates',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.RequestNewsButton',
    after: ['Mail.RequestNewsWhy'],
    afterForGuests: ['Mail.GuestNewsWhy'],
  },
  announcement: {
    setting: 'city-announcements',
    subject: 'Mail.AnnouncementSubject',
    lines: [],
    isWritten: true,
    after: ['Mail.AnnouncementWhy'],
  },
  'request-link': {
    always: 'asked',
    subject: 'Mail.RequestLinkSubject',
    lines: ['Mail.RequestLinkBody'],
    button: 'Mail.RequestNewsButton',
    after: ['Mail.NotYouIgnore'],
  },
  'followed-news': {
    setting: 'request-updates',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.RequestNewsButton',
    after: ['Mail.FollowedNewsWhy'],
    afterForGuests: ['Mail.GuestFollowedWhy'],
  },
  // Replaces a paper bill (money/billing-import).
  'bill-ready': {
    setting: 'bill-ready',
    always: 'money',
    subject: 'Mail.BillReadySubject',
    lines: ['Mail.BillReadyBody'],
    button: 'Mail.BillReadyButton',
  },
  'payment-receipt': {
    always: 'money',
    subject: 'Mail.ReceiptSubject',
    lines: [
      'Mail.ReceiptBody',
      'Mail.ReceiptFor',
      'Mail.ReceiptDay',
      'Mail.ReceiptMethod',
      'Mail.ReceiptReference',
    ],
    button: 'Mail.ReceiptButton',
  },
  'payment-not-taken': {
    always: 'money',
    subject: 'Mail.PaymentNotTakenSubject',
    lines: ['Mail.PaymentNotTakenBody'],
    button: 'Mail.PaymentNotTakenButton',
  },
  'payment-taken-back': {
    always: 'money',
    subject: 'Mail.TakenBackSubject',
    lines: ['Mail.TakenBackBody', 'Mail.ReceiptReference'],
    button: 'Mail.ReceiptButton',
    after: ['Mail.TakenBackCall'],
  },
  'permit-follow-confirm': {
    always: 'asked',
    subject: 'PermitFollowing.ConfirmSubject',
    lines: ['PermitFollowing.ConfirmBody'],
    button: 'PermitFollowing.ConfirmButton',
    after: ['Mail.NotYouIgnore'],
  },
  // Likewise (licensing/permits/notify-followers.ts).
  'permit-news': {
    setting: 'request-updates',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'PermitFollowing.MailButton',
    after: ['PermitFollowing.MailWhy'],
    afterForGuests: ['PermitFollowing.MailWhyGuest'],
  },
  'pickup-reminder-confirm': {
    always: 'asked',
    subject: 'PickupReminders.ConfirmSubject',
    lines: ['PickupReminders.ConfirmBody'],
    button: 'PickupReminders.ConfirmButton',
    after: ['Mail.NotYouIgnore'],
  },
  // Likewise (land/pickup/news-words.ts).
  'pickup-news': {
    setting: 'pickup-reminders',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody', 'PickupReminders.MailPlace'],
    button: 'PickupReminders.MailButton',
    after: ['PickupReminders.MailWhy'],
  },
  'board-follow-confirm': {
    always: 'asked',
    subject: 'BoardFollowing.ConfirmSubject',
    lines: ['BoardFollowing.ConfirmBody'],
    button: 'BoardFollowing.ConfirmButton',
    after: ['Mail.NotYouIgnore'],
  },
  // Likewise (casework/board-followers/notice-words.ts).
  'board-news': {
    setting: 'board-news',
    subject: 'Mail.RequestNewsSubject',
    lines: ['BoardFollowing.MailLead'],
    button: 'BoardFollowing.MailButton',
    after: ['BoardFollowing.MailWhy'],
  },
  'license-due': {
    setting: 'license-reminders',
    subject: 'License.MailDueSubject',
    lines: ['License.MailDueBody'],
    button: 'License.MailDueButton',
    after: ['License.MailWhy'],
  },
  'license-issued': {
    always: 'asked',
    subject: 'License.MailIssuedSubject',
    lines: ['License.MailIssuedBody', 'License.MailIssuedPin'],
    button: 'License.MailRenewedButton',
    after: ['License.MailWhy'],
  },
  'license-renewed': {
    always: 'asked',
    subject: 'License.MailRenewedSubject',
    lines: ['License.MailRenewedBody'],
    button: 'License.MailRenewedButton',
    after: ['License.MailWhy'],
  },
  // Likewise, for who books another person's inspection (licensing/inspections).
  'inspection-news': {
    setting: 'request-updates',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Inspections.MailButton',
    after: ['Inspections.MailWhy'],
  },
  // Likewise, for scheduled payments and arrangements.
  'bill-news': {
    always: 'money',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.BillNewsButton',
    after: ['Mail.BillNewsWhy'],
  },
  'data-export-ready': {
    always: 'asked',
    subject: 'Mail.DataExportSubject',
    lines: ['Mail.DataExportBody'],
    button: 'Mail.DataExportButton',
    after: ['Mail.NotYouCall'],
  },
  // Likewise (people/staff-inbox).
  'staff-news': {
    always: 'work',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.StaffNewsButton',
    after: ['Mail.StaffNewsWhy'],
    isForStaff: true,
  },
  'staff-digest': {
    always: 'work',
    subject: 'Mail.StaffDigestSubject',
    lines: ['Mail.StaffDigestBody'],
    button: 'Mail.StaffDigestButton',
    after: ['Mail.StaffNewsWhy'],
    isForStaff: true,
  },
  // Likewise (money/autopay).
  'autopay-news': {
    always: 'money',
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.AutopayButton',
    after: ['Mail.AutopayWhy'],
  },
} as const satisfies Readonly<Record<string, MailKindTexts>>

export type MailKind = keyof typeof mailKinds

/** The setting that stops a mail of this kind; undefined: it always comes. */
export function settingOfMail(kind: MailKind): NotificationId | undefined {
  const { setting, always }: Choice = mailKinds[kind]
  return always === undefined ? setting : undefined
}

/** Likewise of a push notification. */
export function settingOfPush(kind: MailKind): NotificationId | undefined {
  const { setting }: Choice = mailKinds[kind]
  return setting
}

/** Whether it goes to staff, who choose when (people/staff-inbox). */
export function isForStaff(kind: MailKind): boolean {
  const texts: MailKindTexts = mailKinds[kind]
  return texts.isForStaff ?? false
}
