import type { DeliveryFailure } from '@portal/core/deliveries/rules'
import type { MailKind } from '@portal/core/mail/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Texts } from '@portal/web-ui/texts'

/** Unknown topics show their own name. */
const topics: Readonly<Record<string, TextKey>> = {
  mail: 'Undelivered.topic-mail',
  push: 'Undelivered.topic-push',
  receipt: 'Undelivered.topic-receipt',
}

const mails: { readonly [Kind in MailKind]: TextKey } = {
  'verify-email': 'Undelivered.verify-email',
  'reset-password': 'Undelivered.reset-password',
  'new-sign-in': 'Undelivered.new-sign-in',
  'password-changed': 'Undelivered.password-changed',
  'second-factor-added': 'Undelivered.second-factor-added',
  'second-factor-removed': 'Undelivered.second-factor-removed',
  'second-factors-reset': 'Undelivered.second-factors-reset',
  'recovery-code-used': 'Undelivered.recovery-code-used',
  'recovery-codes-made': 'Undelivered.recovery-codes-made',
  'change-email': 'Undelivered.change-email',
  'confirm-email-again': 'Undelivered.confirm-email-again',
  'email-changed': 'Undelivered.email-changed',
  'address-changed': 'Undelivered.address-changed',
  'account-deleted': 'Undelivered.account-deleted',
  'organization-join-request': 'Undelivered.organization-join-request',
  'organization-approved': 'Undelivered.organization-approved',
  'organization-denied': 'Undelivered.organization-denied',
  'organization-removed': 'Undelivered.organization-removed',
  'organization-invitation': 'Undelivered.organization-invitation',
  'shutoff-notice': 'Undelivered.shutoff-notice',
  announcement: 'Undelivered.announcement',
  'request-news': 'Undelivered.request-news',
  'request-link': 'Undelivered.request-link',
  'followed-news': 'Undelivered.followed-news',
  'bill-ready': 'Undelivered.bill-ready',
  'pickup-reminder-confirm': 'Undelivered.pickup-reminder-confirm',
  'pickup-news': 'Undelivered.pickup-news',
  'board-follow-confirm': 'Undelivered.board-follow-confirm',
  'board-news': 'Undelivered.board-news',
  'permit-follow-confirm': 'Undelivered.permit-follow-confirm',
  'permit-news': 'Undelivered.permit-news',
  'license-due': 'Undelivered.license-due',
  'license-issued': 'Undelivered.license-issued',
  'license-renewed': 'Undelivered.license-renewed',
  'payment-receipt': 'Undelivered.payment-receipt',
  'payment-not-taken': 'Undelivered.payment-not-taken',
  'payment-taken-back': 'Undelivered.payment-taken-back',
  'data-export-ready': 'Undelivered.data-export-ready',
  'autopay-news': 'Undelivered.autopay-news',
  'inspection-news': 'Undelivered.inspection-news',
  'bill-news': 'Undelivered.bill-news',
  'staff-news': 'Undelivered.staff-news',
  'staff-digest': 'Undelivered.staff-digest',
}
const kinds: Readonly<Record<string, TextKey>> = mails

const textOf = (texts: Readonly<Record<string, TextKey>>, name: string): TextKey | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

/** Of a mail's kind; others show their own name. */
export function mailName({ t }: Pick<Texts, 't'>, kind: string): string {
  const text = textOf(kinds, kind) ?? textOf(topics, kind)
  return text ? t(text) : kind
}

/** For example "Mail: Reset the password". */
export function whatOf(
  { t }: Pick<Texts, 't'>,
  { topic, kind }: { readonly topic: string; readonly kind: string | null },
): string {
  const topicText = textOf(topics, topic)
  const kindText = kind === null ? undefined : textOf(kinds, kind)
  return [topicText ? t(topicText) : topic, kindText ? t(kindText) : kind]
    .filter((part) => part !== null)
    .join(': ')
}

export const reasonText = (failure: DeliveryFailure): TextKey => `Undelivered.${failure}`
