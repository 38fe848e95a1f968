import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { listMessages } from '../../casework/messages/index.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { notificationPreferences, residentSettings } from '../../people/profiles/residents.sql.ts'
import { browserOf } from '../../people/push/browser-of.fixture.ts'
import { pushSubscriptions } from '../../people/users/users.sql.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { textOfPdf } from '../../platform/pdf/text-of-pdf.fixture.ts'
import { header, noticesIn, portal } from './notices.fixture.ts'
import { shutoffBatches } from './shutoff-notices.sql.ts'
import {
  deliverNotices,
  exportNotices,
  exportShutoffs,
  getNoticeLetters,
  getNoticeTexts,
  listNoticeBatches,
  setNoticeTexts,
  verifyNotices,
} from './index.ts'

const {
  account,
  arrange,
  asClerk,
  bill,
  clerk,
  contextOf,
  database,
  job,
  orders,
  page,
  payment,
  person,
  send,
  verify,
} = await noticesIn(await testDatabase())

beforeEach(async () => {
  await database.write((builder) => [builder.delete(shutoffBatches), builder.delete(outbox)])
})

describe('verifying a file', () => {
  it('names the person of each row, and keeps nothing', async () => {
    const rosa = await person({ phoneNumber: '8475550100' })
    const own = await account({ ownerIds: [rosa.userId] })
    const { rows, errors } = await verify(`${own.number},84.35,2026-12-15,yes`)
    expect(errors).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        accountNumber: own.number,
        delinquentAmount: 84.35,
        shutoffDate: '2026-12-15',
        phonePreference: true,
        user: {
          hasPortalAccount: true,
          userName: 'Rosa Vega',
          userId: rosa.userId,
          userEmail: rosa.email,
          userPhone: '8475550100',
        },
        address: '12 Millrace St, Elgin, IL 60120',
        needsLetter: false,
        // The account owes nothing in the portal's books.
        warnings: ['nothing-due'],
      },
    ])
    expect(JSON.parse((await listNoticeBatches(asClerk())).toString())).toEqual([])
  })

  it('names each error with its row, a day too soon for the law too', async () => {
    const own = await account({ balanceCents: 9000 })
    const { errors, errorCount } = await verify(
      '1-1,-5,2026-12-15,',
      `${own.number},90,2026-11-29,`,
      '2-2,5,2026-11-30,',
    )
    expect(errors).toEqual([
      { line: 2, field: 'delinquentAmount', code: 'negative' },
      { line: 3, field: 'shutoffDate', code: 'too-soon' },
    ])
    expect(errorCount).toBe(2)
  })

  it('warns of unknown accounts, of those that owe nothing or pay in installments, and of the last file', async () => {
    const [paid, arranged, again] = [
      await account(),
      await account({ balanceCents: 5000 }),
      await account({ balanceCents: 5000 }),
    ]
    await arrange(arranged.id)
    const first = await verify(`${again.number},50,2026-12-10,`)
    await send(first.rows)
    const { rows } = await verify(
      `${paid.number},50,2026-12-15,`,
      `${arranged.number},50,2026-12-15,`,
      `${again.number},50,2026-12-15,`,
      '999-999,50,2026-12-15,',
    )
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      ['nothing-due'],
      ['arranged'],
      ['in-last-batch'],
      ['unknown-account'],
    ])
    await expect(send(rows)).rejects.toMatchObject({ code: 'Shutoffs.NotAcknowledged' })
    await expect(send(rows, true)).resolves.toMatchObject({ rowCount: 4 })
  })

  it('takes the largest file whole, though the database answers with at most 10 MB', async () => {
    const count = 100_000
    const many = Array.from({ length: count }, (_, n) => `${n + 1000}-${n + 1000},5,2026-12-15,`)
    many[count - 1] = `1-1,5,2026-11-25,`
    const { rows, errors } = await verify(...many)
    expect(rows).toHaveLength(count)
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: count }, (_, n) => n + 2))
    expect(errors).toEqual([{ line: count + 1, field: 'shutoffDate', code: 'too-soon' }])
    await expect(send(rows.slice(0, -1), true)).resolves.toEqual({
      id: expect.any(String),
      rowCount: count - 1,
    })
  })

  it('refuses an empty file, one of too many rows, and people who may not', async () => {
    await expect(verify()).rejects.toMatchObject({ kind: 'invalid', code: 'Shutoffs.Empty' })
    const many = Array.from({ length: 100_001 }, (_, n) => `${n + 1}-1,5,2026-12-15,`)
    await expect(verify(...many)).rejects.toMatchObject({ code: 'Shutoffs.TooMany' })
    const viewer = await person({ roles: ['viewer'] })
    await expect(verifyNotices(contextOf(viewer), header)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

describe('sending', () => {
  it('trusts no row: each is verified again', async () => {
    const own = await account({ balanceCents: 5000 })
    const { rows } = await verify(`${own.number},50,2026-12-15,`)
    const [row] = rows
    if (!row) throw new Error('no row')
    for (const bad of [
      { ...row, delinquentAmount: -50 },
      { ...row, delinquentAmount: 99_999_999 },
      { ...row, shutoffDate: '2026-11-20' },
      { ...row, accountNumber: '=1+1' },
    ])
      await expect(send([bad])).rejects.toMatchObject({ code: 'Shutoffs.RowsInvalid' })
    await expect(send([row, { ...row, line: 3 }])).rejects.toMatchObject({
      code: 'Shutoffs.RowsInvalid',
    })
    await expect(send([{ ...row, shutoffDate: '2026-11-25' }])).rejects.toMatchObject({
      code: 'Shutoffs.TooSoon',
    })
    await expect(send([])).rejects.toMatchObject({ code: 'Shutoffs.Empty' })
  })

  it('takes the same rows once, also from two people at once, and is in the audit log', async () => {
    const own = await account({ balanceCents: 5000 })
    const { rows } = await verify(`${own.number},50,2026-12-15,`)
    const both = await Promise.allSettled([send(rows), send(rows)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'conflict', code: 'Shutoffs.SentBefore' },
    })
    const sent = both.find((one) => one.status === 'fulfilled')
    expect(await auditEntriesOf(database, sent?.value.id ?? '')).toEqual([
      `sendNotices by ${clerk.userId}`,
    ])
  })

  it('reaches everyone with the account once, whatever they turned off, and leads to the very bill', async () => {
    const rosa = await person({ language: 'es' })
    const omar = await person()
    const own = await account({ ownerIds: [rosa.userId, omar.userId], balanceCents: 8435 })
    await bill(own, { balanceCents: 0, billedOn: '2026-08-08', dueOn: '2026-08-29' })
    const open = await bill(own, { amountCents: 8435 })
    await database.write((builder) => [
      builder.insert(notificationPreferences).values(
        (['delinquent-billing', 'city-announcements'] as const).map((notificationId) => ({
          userId: rosa.userId,
          notificationId,
          isEnabled: false,
          updatedAt: now,
        })),
      ),
      builder
        .insert(residentSettings)
        .values({ userId: rosa.userId, wantsEmail: false, updatedAt: now })
        .onConflictDoUpdate({ target: residentSettings.userId, set: { wantsEmail: false } }),
      builder.insert(pushSubscriptions).values(browserOf({ userId: rosa.userId, language: 'es' })),
    ])
    const { rows } = await verify(`${own.number},84.35,2026-12-15,`)
    const { id } = await send(rows)
    expect((await page(id)).batch).toMatchObject({ processed: 0, waiting: 1 })
    // Two workers, and a third later.
    await Promise.all([deliverNotices(job(), portal), deliverNotices(job(), portal)])
    await deliverNotices(job(), portal)
    expect((await page(id)).batch).toMatchObject({ processed: 2, waiting: 0 })

    const link = `/payment/bill/${open}`
    const inbox = JSON.parse(
      (await listMessages({ ...contextOf(rosa), language: 'es' })).toString(),
    )
    expect(inbox).toMatchObject([
      { Title: 'Le cortaremos el agua el 15 de diciembre de 2026', Page: link },
    ])
    expect(inbox[0].Body).toContain('$84.35')
    expect(inbox[0].Body).toContain('lunes a viernes, de 8 a 17')
    expect(inbox[0].Body).toContain(portal + link)
    const mails = await orders('mail')
    expect(mails.map(({ to, kind, path }) => [to, kind, path].join(' ')).toSorted()).toEqual(
      [omar, rosa].map((one) => `${one.email} shutoff-notice ${link}`).toSorted(),
    )
    expect(mails.some((mail) => 'unsubscribe' in mail)).toBe(false)
    expect(await orders('push')).toMatchObject([
      { title: 'Le cortaremos el agua el 15 de diciembre de 2026', path: link },
    ])
  })

  // 11:30 PM; at two the clocks go forward, and go back in the other night.
  it.each([
    ['forward', '2027-03-14T05:30:00Z', '2027-03-14T13:00:00Z'],
    ['back', '2026-11-01T04:30:00Z', '2026-11-01T14:00:00Z'],
  ])(
    'at night leaves by inbox and mail at once, and by push at eight: the clocks go %s',
    async (_way, night, eight) => {
      const rosa = await person()
      const own = await account({ ownerIds: [rosa.userId], balanceCents: 8435 })
      await database.write((builder) => [
        builder
          .insert(pushSubscriptions)
          .values(browserOf({ userId: rosa.userId, language: 'es' })),
      ])
      const { rows } = await verify(`${own.number},84.35,2026-12-15,`)
      await send(rows)
      const at = new Date(night)
      await deliverNotices(job(at), portal)
      expect(JSON.parse((await listMessages(contextOf(rosa))).toString())).toHaveLength(1)
      const queued = await database.read((builder) => builder.select().from(outbox))
      expect(new Map(queued.map((row) => [row.topic, row.nextAttemptAt]))).toEqual(
        new Map([
          ['mail', at],
          ['push', new Date(eight)],
        ]),
      )
    },
  )

  it('wants texts that hold what the law requires', async () => {
    const { isComplete: _isComplete, ...texts } = await getNoticeTexts(asClerk())
    await expect(
      setNoticeTexts(asClerk(), { ...texts, bodyEs: texts.bodyEs.replace('{hours}', '') }),
    ).rejects.toMatchObject({ problems: [{ field: 'bodyEs', code: 'ShutoffTexts.Lacks' }] })
    await expect(
      setNoticeTexts(asClerk(), { ...texts, body: `${texts.body} {amout}` }),
    ).rejects.toMatchObject({ problems: [{ field: 'body', code: 'ShutoffTexts.Unknown' }] })
    await expect(setNoticeTexts(asClerk(), { ...texts, phone: ' ' })).rejects.toMatchObject({
      problems: [{ field: 'phone' }],
    })
    await expect(
      setNoticeTexts(asClerk(), { ...texts, version: texts.version - 1 }),
    ).rejects.toMatchObject({ kind: 'stale' })
  })

  it('is refused while the office’s hours are missing', async () => {
    const own = await account({ balanceCents: 5000 })
    const { rows } = await verify(`${own.number},50,2026-12-15,`)
    await database.write((builder) => [builder.execute(sql`update shutoff_texts set hours = ''`)])
    await expect(send(rows)).rejects.toMatchObject({ code: 'Shutoffs.TextsLack' })
    await database.write((builder) => [
      builder.execute(sql`update shutoff_texts set hours = 'Monday to Friday, 8 AM to 5 PM'`),
    ])
  })
})

describe('who pays', () => {
  it('is off the list: of the batch, the calls, the letters and the crew', async () => {
    const [stays, pays, part] = [
      await account({ balanceCents: 5000, address1: '9 Oak St', zip: '60123' }),
      await account({ balanceCents: 5000 }),
      await account({ balanceCents: 5000, address1: '1 Elm St', zip: '60120' }),
    ]
    const { rows } = await verify(
      ...[stays, pays, part].map(({ number }) => `${number},50,2026-12-15,yes`),
    )
    const { id } = await send(rows)
    await deliverNotices(job(), portal)
    await payment(pays, { amountCents: 5000 })
    await payment(part, { amountCents: 2000 })

    expect((await page(id)).counts).toEqual({
      all: 3,
      open: 2,
      calls: 2,
      letters: 2,
      paid: 1,
      asked: 0,
    })
    expect((await page(id, 'paid')).data).toMatchObject([{ accountNumber: pays.number }])
    const crew = await exportShutoffs(asClerk(), '2026-12-15')
    expect(crew).not.toContain(pays.number)
    expect(crew).toContain(`${part.number},"1 Elm St, Elgin, IL 60120",,,30.00,2026-12-15`)
    expect(await exportShutoffs(asClerk(), '2026-12-16')).not.toContain(stays.number)
    expect(await exportNotices(asClerk(), { id, filter: 'calls' })).not.toContain(pays.number)

    const letters = await textOfPdf(
      await getNoticeLetters(asClerk(), { id, part: 1, portalUrl: portal }),
    )
    expect(letters).not.toContain(pays.number)
    expect(letters).toContain('Le cortaremos el agua')
    // By postal code.
    expect(letters.indexOf('1 Elm St')).toBeLessThan(letters.indexOf('9 Oak St'))
  })
})
