import type { TextKey } from '../texts/defaults/index.ts'

/** Text keys, in their order. */
export interface MailKindTexts {
  readonly subject: TextKey
  readonly lines: readonly TextKey[]
  /** The label; the order's `path` is its link. */
  readonly button?: TextKey
  readonly after?: readonly TextKey[]
  /** Replaces `after` for guests, who have no account. */
  readonly afterForGuests?: readonly TextKey[]
  /** Its links lead to the staff app. */
  readonly isForStaff?: true
}

/** Values of a text that was written as a whole: a paragraph each. */
const paragraphs = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'] as const

/** By the placeholders of the paragraphs; what is more than fits stands in the last one. */
export function mailParagraphs(text: string): Readonly<Record<string, string>> {
  const parts = text.split(/\n+/).filter((part) => part.trim() !== '')
  const last = paragraphs.length - 1
  return Object.fromEntries(
    paragraphs.map((name, at) => [
      name.toLowerCase(),
      (at < last ? (parts[at] ?? '') : parts.slice(last).join(' ')).trim(),
    ]),
  )
}

/** Every email. An order's values fill the placeholders; `city` and `phone` are always there. */
export const mailKinds = {
  'verify-email': {
    subject: 'Mail.VerifySubject',
    lines: ['Mail.VerifyBody'],
    button: 'Mail.VerifyButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'reset-password': {
    subject: 'Mail.ResetSubject',
    lines: ['Mail.ResetBody'],
    button: 'Mail.ResetButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'new-sign-in': {
    subject: 'Mail.NewSignInSubject',
    lines: ['Mail.NewSignInBody', 'Mail.NewSignInDevice'],
    button: 'Mail.ResetButton',
    after: ['Mail.NotYouCall'],
  },
  'password-changed': {
    subject: 'Mail.PasswordChangedSubject',
    lines: ['Mail.PasswordChangedBody'],
    button: 'Mail.ResetButton',
    after: ['Mail.NotYouCall'],
  },
  'second-factor-added': {
    subject: 'FactorMail.AddedSubject',
    lines: ['FactorMail.AddedBody'],
    after: ['Mail.NotYouCall'],
  },
  'second-factor-removed': {
    subject: 'FactorMail.RemovedSubject',
    lines: ['FactorMail.RemovedBody'],
    after: ['Mail.NotYouCall'],
  },
  'second-factors-reset': {
    subject: 'FactorMail.ResetSubject',
    lines: ['FactorMail.ResetBody'],
    after: ['Mail.NotYouCall'],
  },
  'recovery-code-used': {
    subject: 'FactorMail.CodeUsedSubject',
    lines: ['FactorMail.CodeUsedBody'],
    after: ['Mail.NotYouCall'],
  },
  'recovery-codes-made': {
    subject: 'FactorMail.CodesMadeSubject',
    lines: ['FactorMail.CodesMadeBody'],
    after: ['Mail.NotYouCall'],
  },
  'change-email': {
    subject: 'Mail.ChangeEmailSubject',
    lines: ['Mail.ChangeEmailBody'],
    button: 'Mail.VerifyButton',
    after: ['Mail.LinkLivesHours', 'Mail.NotYouIgnore'],
  },
  'email-changed': {
    subject: 'Mail.EmailChangedSubject',
    lines: ['Mail.EmailChangedBody'],
    after: ['Mail.NotYouCall'],
  },
  'address-changed': {
    subject: 'Mail.AddressChangedSubject',
    lines: ['Mail.AddressChangedBody'],
    after: ['Mail.NotYouCall'],
  },
  'account-deleted': {
    subject: 'Mail.AccountDeletedSubject',
    lines: ['Mail.AccountDeletedBody'],
    after: ['Mail.NotYouCall'],
  },
  'organization-join-request': {
    subject: 'Mail.JoinRequestSubject',
    lines: ['Mail.JoinRequestBody'],
    button: 'Mail.JoinRequestButton',
  },
  'organization-approved': {
    subject: 'Mail.JoinApprovedSubject',
    lines: ['Mail.JoinApprovedBody'],
    button: 'Mail.PortalButton',
  },
  'organization-denied': {
    subject: 'Mail.JoinDeniedSubject',
    lines: ['Mail.JoinDeniedBody'],
  },
  'organization-removed': {
    subject: 'Mail.MemberRemovedSubject',
    lines: ['Mail.MemberRemovedBody'],
  },
  'organization-invitation': {
    subject: 'Invitations.MailSubject',
    lines: ['Invitations.MailBody'],
    button: 'Invitations.MailButton',
    after: ['Invitations.MailHow', 'Mail.NotYouIgnore'],
  },
  // What the law wants people to know (money/shutoff-notices): no one can turn it off.
  'shutoff-notice': {
    subject: 'Mail.RequestNewsSubject',
    lines: paragraphs.map((name) => `ShutoffMail.${name}` as const),
    button: 'ShutoffMail.Button',
    after: ['ShutoffMail.Why'],
  },
  // Its content was written when it happened (messages/notify.ts).
  'request-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.RequestNewsButton',
    after: ['Mail.RequestNewsWhy'],
    afterForGuests: ['Mail.GuestNewsWhy'],
  },
  announcement: {
    subject: 'Mail.AnnouncementSubject',
    lines: ['Mail.AnnouncementBody'],
    after: ['Mail.AnnouncementWhy'],
  },
  'request-link': {
    subject: 'Mail.RequestLinkSubject',
    lines: ['Mail.RequestLinkBody'],
    button: 'Mail.RequestNewsButton',
    after: ['Mail.NotYouIgnore'],
  },
  'followed-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.RequestNewsButton',
    after: ['Mail.FollowedNewsWhy'],
    afterForGuests: ['Mail.GuestFollowedWhy'],
  },
  // Replaces a paper bill (money/billing-import).
  'bill-ready': {
    subject: 'Mail.BillReadySubject',
    lines: ['Mail.BillReadyBody'],
    button: 'Mail.BillReadyButton',
  },
  'payment-receipt': {
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
    subject: 'Mail.PaymentNotTakenSubject',
    lines: ['Mail.PaymentNotTakenBody'],
    button: 'Mail.PaymentNotTakenButton',
  },
  'payment-taken-back': {
    subject: 'Mail.TakenBackSubject',
    lines: ['Mail.TakenBackBody', 'Mail.ReceiptReference'],
    button: 'Mail.ReceiptButton',
    after: ['Mail.TakenBackCall'],
  },
  'permit-follow-confirm': {
    subject: 'PermitFollowing.ConfirmSubject',
    lines: ['PermitFollowing.ConfirmBody'],
    button: 'PermitFollowing.ConfirmButton',
    after: ['Mail.NotYouIgnore'],
  },
  // Likewise (licensing/permits/notify-followers.ts).
  'permit-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'PermitFollowing.MailButton',
    after: ['PermitFollowing.MailWhy'],
    afterForGuests: ['PermitFollowing.MailWhyGuest'],
  },
  'pickup-reminder-confirm': {
    subject: 'PickupReminders.ConfirmSubject',
    lines: ['PickupReminders.ConfirmBody'],
    button: 'PickupReminders.ConfirmButton',
    after: ['Mail.NotYouIgnore'],
  },
  // Likewise (land/pickup/news-words.ts).
  'pickup-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody', 'PickupReminders.MailPlace'],
    button: 'PickupReminders.MailButton',
    after: ['PickupReminders.MailWhy'],
  },
  'board-follow-confirm': {
    subject: 'BoardFollowing.ConfirmSubject',
    lines: ['BoardFollowing.ConfirmBody'],
    button: 'BoardFollowing.ConfirmButton',
    after: ['Mail.NotYouIgnore'],
  },
  // Likewise (casework/board-followers/notice-words.ts).
  'board-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['BoardFollowing.MailLead'],
    button: 'BoardFollowing.MailButton',
    after: ['BoardFollowing.MailWhy'],
  },
  'license-due': {
    subject: 'License.MailDueSubject',
    lines: ['License.MailDueBody'],
    button: 'License.MailDueButton',
    after: ['License.MailWhy'],
  },
  'license-issued': {
    subject: 'License.MailIssuedSubject',
    lines: ['License.MailIssuedBody', 'License.MailIssuedPin'],
    button: 'License.MailRenewedButton',
    after: ['License.MailWhy'],
  },
  'license-renewed': {
    subject: 'License.MailRenewedSubject',
    lines: ['License.MailRenewedBody'],
    button: 'License.MailRenewedButton',
    after: ['License.MailWhy'],
  },
  // Likewise, for who books another person's inspection (licensing/inspections).
  'inspection-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Inspections.MailButton',
    after: ['Inspections.MailWhy'],
  },
  // Likewise, for scheduled payments and arrangements.
  'bill-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.BillNewsButton',
    after: ['Mail.BillNewsWhy'],
  },
  'data-export-ready': {
    subject: 'Mail.DataExportSubject',
    lines: ['Mail.DataExportBody'],
    button: 'Mail.DataExportButton',
    after: ['Mail.NotYouCall'],
  },
  // Likewise (people/staff-inbox).
  'staff-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.StaffNewsButton',
    after: ['Mail.StaffNewsWhy'],
    isForStaff: true,
  },
  'staff-digest': {
    subject: 'Mail.StaffDigestSubject',
    lines: ['Mail.StaffDigestBody'],
    button: 'Mail.StaffDigestButton',
    after: ['Mail.StaffNewsWhy'],
    isForStaff: true,
  },
  // Likewise (money/autopay).
  'autopay-news': {
    subject: 'Mail.RequestNewsSubject',
    lines: ['Mail.RequestNewsBody'],
    button: 'Mail.AutopayButton',
    after: ['Mail.AutopayWhy'],
  },
} as const satisfies Readonly<Record<string, MailKindTexts>>

export type MailKind = keyof typeof mailKinds
