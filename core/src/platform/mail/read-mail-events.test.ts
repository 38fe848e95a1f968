import { describe, expect, it } from 'vitest'
import { readMailReport } from './read-mail-events.ts'

const eventsOf = (body: unknown) => {
  const report = readMailReport(body)
  return report.kind === 'events' ? report.events : null
}
const fromSns = (message: unknown) => ({ Type: 'Notification', Message: JSON.stringify(message) })

describe('a report of a mail service', () => {
  it('in our form holds events', () => {
    const event = {
      kind: 'bounced',
      email: 'ana@home.example',
      detail: '550 no such user',
      at: '2026-11-20T18:00:00.000Z',
    }
    expect(eventsOf({ events: [event, { kind: 'delivered', email: 'x' }, 7] })).toEqual([event])
  })

  it('of Amazon holds permanent bounces and complaints, and no passing ones', () => {
    const bounce = (bounceType: string) => ({
      notificationType: 'Bounce',
      bounce: {
        bounceType,
        bouncedRecipients: [{ emailAddress: 'ana@home.example', diagnosticCode: '550' }],
        timestamp: '2026-11-20T18:00:00.000Z',
      },
    })
    expect(eventsOf(fromSns(bounce('Permanent')))).toEqual([
      {
        kind: 'bounced',
        email: 'ana@home.example',
        detail: '550',
        at: '2026-11-20T18:00:00.000Z',
      },
    ])
    expect(eventsOf(fromSns(bounce('Transient')))).toEqual([])
    expect(eventsOf(fromSns(bounce('Undetermined')))).toEqual([])
    const complaint = { complainedRecipients: [{ emailAddress: 'bo@home.example' }] }
    expect(eventsOf(fromSns({ notificationType: 'Complaint', complaint }))).toEqual([
      { kind: 'complained', email: 'bo@home.example', detail: '', at: null },
    ])
    const thanked = { ...complaint, complaintFeedbackType: 'not-spam' }
    expect(eventsOf(fromSns({ notificationType: 'Complaint', complaint: thanked }))).toEqual([])
    expect(eventsOf({ Type: 'Notification', Message: 'Welcome' })).toEqual([])
  })

  it.each([
    [{ RecordType: 'Bounce', Type: 'HardBounce' }, ['bounced']],
    [{ RecordType: 'Bounce', Type: 'SoftBounce' }, []],
    [{ RecordType: 'SpamComplaint', Type: 'SpamComplaint' }, ['complained']],
    [{ RecordType: 'Delivery' }, []],
  ])('of Postmark (%j) means %j', (body, kinds) => {
    const events = eventsOf({ ...body, Email: 'ana@home.example', Description: 'unknown user' })
    expect(events?.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('asks to open an address only at Amazon', () => {
    const asked = (SubscribeURL: string) =>
      readMailReport({ Type: 'SubscriptionConfirmation', SubscribeURL })
    const url = 'https://sns.us-east-2.amazonaws.com/?Action=ConfirmSubscription&Token=1'
    expect(asked(url)).toEqual({ kind: 'confirmation', url })
    for (const wrong of [
      'https://sns.us-east-2.amazonaws.com.evil.example/',
      'http://sns.us-east-2.amazonaws.com/',
      'https://evil.example/https://sns.us-east-2.amazonaws.com/?',
      'https://sns.us-east-2.amazonaws.com@evil.example/?',
      'https://sns.us-east-2.amazonaws.com:8443/?',
      'https://sns.us-east-2.amazonaws.com/bucket/file',
    ])
      expect(asked(wrong)).toEqual({ kind: 'events', events: [] })
  })

  it.each([null, [], 'text', 7])('that is none (%j) holds nothing', (body) => {
    expect(eventsOf(body)).toEqual([])
  })
})
