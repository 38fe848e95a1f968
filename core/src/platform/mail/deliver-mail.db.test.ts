import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../city/context.fixture.ts'
import { defaultCity } from '../city/settings.ts'
import { DeliveryError } from '../deliveries/delivery-error.ts'
import { priorities } from '../deliveries/index.ts'
import { outbox } from '../deliveries/outbox.sql.ts'
import { deliverMail, type ComposedMail, type MailOrder, queueMail } from './index.ts'

const where = await testDatabase()
let now = new Date('2026-07-01T12:00:00Z')
const newContext = () =>
  contextIn(where, { actor: { kind: 'system', job: 'mail' }, clock: { now: () => now } })
const context = newContext()
const settings = {
  city: defaultCity,
  texts: [],
  portalUrl: 'https://portal.example',
  secret: 'secret',
}

const order: MailOrder = {
  kind: 'reset-password',
  to: 'ana@home.example',
  language: 'es',
  values: { count: '1' },
  path: '/resetPassword?mode=resetPassword&oobCode=abc',
}
const put = (key: string, what: MailOrder = order) =>
  context.database.write((builder) => [queueMail(context, builder, what, key)])

/** Accepts every email, or none. */
function carrier(takes: () => boolean = () => true) {
  const sent: { mail: ComposedMail; id: string }[] = []
  return {
    sent,
    async send(mail: ComposedMail, id: string) {
      if (!takes()) throw new DeliveryError('unreachable', new Error('421 try later'))
      sent.push({ mail, id })
    },
  }
}

const rows = () => context.database.read((builder) => builder.select().from(outbox))
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

beforeEach(async () => {
  await context.database.write((builder) => [builder.execute(sql`delete from ${outbox}`)])
})

describe('mail of the outbox', () => {
  it('is written in its reader’s language, as text and as HTML', async () => {
    await put('a')
    const transport = carrier()
    expect(await deliverMail(context, transport, settings)).toEqual({
      delivered: 1,
      failed: 0,
      dead: 0,
      held: 0,
    })
    const [letter] = transport.sent
    expect(letter?.mail.subject).toBe('Restablezca su contraseña')
    const link = 'https://portal.example/resetPassword?mode=resetPassword&oobCode=abc'
    expect(letter?.mail.text).toContain(link)
    expect(letter?.mail.text).toContain('dentro de 1 hora.')
    expect(letter?.mail.html).toContain(link.replace('&', '&amp;'))
    expect(letter?.mail.html).toContain('<html lang="es">')
  })

  it('has a paragraph for each line that staff wrote, as text and as HTML', async () => {
    const text = 'You owe  $84.35.\n\n \r\nPay <before> Friday.\r\nCall us.'
    await put('a', { ...order, kind: 'shutoff-notice', values: { headline: 'Water', text } })
    const transport = carrier()
    await deliverMail(context, transport, settings)
    const [sent] = transport.sent
    expect(sent?.mail.text).toMatch(
      /^You owe {2}\$84\.35\.\n\nPay <before> Friday\.\n\nCall us\.\n\n/,
    )
    expect([
      ...(sent?.mail.html ?? '').matchAll(/<p style="margin:0 0 16px">(.*)<\/p>/g),
    ]).toMatchObject([
      { 1: 'You owe  $84.35.' },
      { 1: 'Pay &lt;before&gt; Friday.' },
      { 1: 'Call us.' },
      { 1: expect.stringContaining('legal') },
    ])
  })

  it('is sent once, however often it is ordered under one key', async () => {
    await put('a')
    await put('a')
    const transport = carrier()
    await deliverMail(context, transport, settings)
    await deliverMail(context, transport, settings)
    expect(transport.sent).toHaveLength(1)
  })

  it('is shared by two runs at the same time, and none is sent twice', async () => {
    for (let i = 0; i < 30; i += 1) await put(`many ${i}`)
    const transport = carrier()
    const other = newContext()
    await Promise.all([
      deliverMail(context, transport, settings),
      deliverMail(other, transport, settings),
    ])
    expect(new Set(transport.sent.map(({ id }) => id)).size).toBe(30)
    expect(transport.sent).toHaveLength(30)
  })

  it('leaves neither its address nor its code behind', async () => {
    await put('a')
    await deliverMail(context, carrier(), settings)
    expect(await rows()).toMatchObject([
      { status: 'delivered', payload: { kind: 'reset-password', language: 'es' } },
    ])
  })

  it('that fails is retried later under the same id, and arrives', async () => {
    await put('a')
    let isUp = false
    const transport = carrier(() => isUp)
    expect(await deliverMail(context, transport, settings)).toMatchObject({ failed: 1 })
    isUp = true
    expect(await deliverMail(context, transport, settings)).toMatchObject({ delivered: 0 })
    later(1)
    expect(await deliverMail(context, transport, settings)).toMatchObject({ delivered: 1 })
    const [row] = await rows()
    expect(transport.sent[0]?.id).toBe(row?.id)
    expect(row?.lastError).toBeNull()
  })

  it('goes out once after an hour without a mail server, however often it was tried', async () => {
    await put('a')
    let isUp = false
    const transport = carrier(() => isUp)
    for (let minute = 0; minute < 60; minute += 1) {
      await deliverMail(context, transport, settings)
      later(1)
    }
    const [waiting] = await rows()
    expect(waiting).toMatchObject({ status: 'pending', attempts: 4, lastFailure: 'unreachable' })
    isUp = true
    for (let minute = 0; minute < 180; minute += 1) {
      await deliverMail(context, transport, settings)
      later(1)
    }
    expect(transport.sent.map(({ id }) => id)).toEqual([waiting?.id])
  })

  it('that always fails is given up, with the reason', async () => {
    await put('a')
    const refusing = carrier(() => false)
    for (let i = 0; i < 10; i += 1) {
      await deliverMail(context, refusing, settings)
      later(1441)
    }
    expect(await rows()).toMatchObject([
      {
        status: 'dead',
        attempts: 8,
        lastError: '421 try later',
        lastFailure: 'unreachable',
        deadAt: expect.any(Date),
      },
    ])
  })

  it('of a worker that died while sending is sent by another', async () => {
    await put('a')
    // Never settles, as if the worker had died.
    void deliverMail(context, { send: () => new Promise<never>(() => {}) }, settings)
    const claimed = async () => (await rows()).some(({ attempts }) => attempts === 1)
    await expect.poll(claimed).toBe(true)
    const transport = carrier()
    await deliverMail(context, transport, settings)
    expect(transport.sent).toHaveLength(0)
    later(6)
    await deliverMail(context, transport, settings)
    expect(transport.sent).toHaveLength(1)
  })
})

describe('user input', () => {
  it('is text in a mail, never markup', async () => {
    const device = '<script>alert(1)</script>\r\nBcc: all@example.org'
    await put('a', { ...order, kind: 'new-sign-in', language: 'en', values: { device } })
    const transport = carrier()
    await deliverMail(context, transport, settings)
    const [letter] = transport.sent
    expect(letter?.mail.html).not.toContain('<script>')
    expect(letter?.mail.text).not.toContain('\nBcc:')
  })
})

describe('an evening’s reminders', () => {
  const until = () => new Date(now.getTime() + 6 * 3_600_000)
  const putReminders = (count: number) =>
    context.database.write((builder) => [
      builder.execute(sql`
        insert into ${outbox} (id, topic, dedupe_key, priority, payload, created_at, next_attempt_at)
        select gen_random_uuid(), 'mail', 'reminder ' || at, ${priorities.bulk}::int,
          json_build_object('kind', 'pickup-news', 'to', at || '@home.example', 'language', 'en',
            'values', json_build_object('headline', 'Garbage: tomorrow', 'text', '', 'address', ''),
            'until', ${until().toISOString()}::text),
          ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from generate_series(1, ${count}::int) at`),
    ])

  it('leave in one run, marked in the round trip that claims the next batch', async () => {
    await putReminders(200)
    const transport = carrier()
    const before = await where.trips()
    expect(await deliverMail(context, transport, settings)).toMatchObject({ delivered: 200 })
    expect((await where.trips()) - before).toBe(5)
    expect(new Set(transport.sent.map(({ mail }) => mail.to)).size).toBe(200)
  })

  it('wait behind a password reset that was asked for after them', async () => {
    await putReminders(200)
    later(1)
    await put('a')
    const transport = carrier()
    await deliverMail(context, transport, settings)
    const reset = transport.sent.findIndex(({ mail }) => mail.to === order.to)
    expect(reset).toBeLessThan(50)
  })

  it('are tried once, and not all of them, while the mail server is down', async () => {
    await putReminders(200)
    const report = await deliverMail(
      context,
      carrier(() => false),
      settings,
    )
    expect(report).toEqual({ delivered: 0, failed: 50, dead: 0, held: 0 })
  })

  it('that are of no use any more are not sent, and leave nothing', async () => {
    await putReminders(3)
    later(7 * 60)
    const transport = carrier()
    await deliverMail(context, transport, settings)
    expect(transport.sent).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('that were claimed by a worker that died go out again, under the same ids', async () => {
    await putReminders(70)
    // Never settles, as if the worker had died.
    void deliverMail(newContext(), { send: () => new Promise<never>(() => {}) }, settings)
    const claimed = async () => (await rows()).filter(({ attempts }) => attempts === 1).length
    await expect.poll(claimed).toBe(50)
    const transport = carrier()
    await deliverMail(context, transport, settings)
    expect(transport.sent).toHaveLength(20)
    later(6)
    await deliverMail(context, transport, settings)
    expect(new Set(transport.sent.map(({ id }) => id)).size).toBe(70)
    expect(transport.sent).toHaveLength(70)
  })
})
