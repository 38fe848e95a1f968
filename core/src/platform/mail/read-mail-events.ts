import type { BlockReason } from './rules.ts'

export interface MailEvent {
  readonly kind: BlockReason
  readonly email: string
  readonly detail: string
  /** ISO 8601; null: the service does not say. */
  readonly at: string | null
}

export type MailReport =
  | { readonly kind: 'events'; readonly events: readonly MailEvent[] }
  /** Amazon SNS asks whether the address is ours: it wants this one opened once. */
  | { readonly kind: 'confirmation'; readonly url: string }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsIn = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Null if it is none. */
const instantIn = (fields: Fields, name: string): string | null => {
  const said = textIn(fields, name)
  return Number.isNaN(Date.parse(said)) ? null : new Date(said).toISOString()
}

/** Ours: docs/mail-events.md. */
const ownEvents = ({ events }: Fields): readonly MailEvent[] =>
  fieldsIn(events).flatMap((event) => {
    const kind = textIn(event, 'kind')
    return kind === 'bounced' || kind === 'complained'
      ? [
          {
            kind,
            email: textIn(event, 'email'),
            detail: textIn(event, 'detail'),
            at: instantIn(event, 'at'),
          },
        ]
      : []
  })

/** Postmark's bounces for good; its others are tried again by Postmark. */
const permanentAtPostmark = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'])

function postmarkEvents(body: Fields): readonly MailEvent[] {
  const about = {
    email: textIn(body, 'Email'),
    detail: textIn(body, 'Description'),
    at: instantIn(body, 'BouncedAt'),
  }
  if (textIn(body, 'RecordType') === 'SpamComplaint') return [{ kind: 'complained', ...about }]
  return permanentAtPostmark.has(textIn(body, 'Type')) ? [{ kind: 'bounced', ...about }] : []
}

/** Of Amazon SES, through SNS. */
function sesEvents({ bounce, complaint }: Fields): readonly MailEvent[] {
  const read = (
    kind: BlockReason,
    report: unknown,
    recipients: string,
    counts: (of: Fields) => boolean,
  ) =>
    isFields(report) && counts(report)
      ? fieldsIn(report[recipients]).map((recipient) => ({
          kind,
          email: textIn(recipient, 'emailAddress'),
          detail: textIn(recipient, 'diagnosticCode'),
          at: instantIn(report, 'timestamp'),
        }))
      : []
  return [
    ...read('bounced', bounce, 'bouncedRecipients', (of) => of['bounceType'] === 'Permanent'),
    // Some readers report that a mail is no spam.
    ...read(
      'complained',
      complaint,
      'complainedRecipients',
      (of) => of['complaintFeedbackType'] !== 'not-spam',
    ),
  ]
}

/** Only Amazon's own addresses are opened. */
const snsAddress = /^https:\/\/sns\.[a-z\d-]+\.amazonaws\.com\/\?/

/** What a mail service reports, in our form or in its own. Unknown reports hold no events. */
export function readMailReport(body: unknown): MailReport {
  if (!isFields(body)) return { kind: 'events', events: [] }
  const type = textIn(body, 'Type')
  if (type === 'SubscriptionConfirmation') {
    const url = textIn(body, 'SubscribeURL')
    return snsAddress.test(url) ? { kind: 'confirmation', url } : { kind: 'events', events: [] }
  }
  if (type === 'Notification')
    return { kind: 'events', events: sesEvents(parsed(textIn(body, 'Message'))) }
  const events = 'RecordType' in body ? postmarkEvents(body) : ownEvents(body)
  return { kind: 'events', events }
}

function parsed(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : {}
  } catch {
    // SNS sends plain texts too, such as its greeting.
    return {}
  }
}
