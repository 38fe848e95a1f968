import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { deleteUser } from './accounts/account/index.ts'
import { purgeExpired } from './accounts/retention/index.ts'
import { bookkeeping } from './audited-table.ts'
import { auditedTables } from './audited-tables.ts'
import { putRequest } from './casework/requests/requests.fixture.ts'
import { requests } from './casework/requests/requests.sql.ts'
import { peopleIn } from './people/profiles/people.fixture.ts'
import { contacts } from './people/profiles/residents.sql.ts'
import { users } from './people/users/users.sql.ts'
import { auditChanges, auditLog } from './platform/audit/audit.sql.ts'
import { attributedTo, audit, isAppendOnly } from './platform/audit/index.ts'
import type { Context } from './platform/kernel/context.ts'

const where = await testDatabase()
const { person, contextOf } = peopleIn(where)
const now = new Date('2026-11-20T18:00:00Z')
const clerk = await person({ isAdmin: true })
const resident = await person()

/** A request of theirs, as the pipeline begins it. */
function asking(actor: typeof clerk, app: 'resident' | 'staff'): Context {
  const context = contextOf(actor)
  context.database.attribute(
    attributedTo(() => ({
      actor: actor.userId,
      app,
      operation: 'tidyUp',
      requestId: 'request-7',
      ipAddress: '203.0.113.7',
      userAgent: 'Browser/1',
    })),
  )
  return context
}

const change = (context: Context, statement: SQL) =>
  context.database.write((builder) => [builder.execute(statement)])

const changesOf = (entityId: string) =>
  contextOf(clerk).database.read((builder) =>
    builder
      .select()
      .from(auditChanges)
      .where(sql`${auditChanges.entityId} = ${entityId}`)
      .orderBy(auditChanges.id),
  )

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'passed',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

describe('the database itself keeps the audit log', () => {
  const log = getTableConfig(auditLog).name
  const changes = getTableConfig(auditChanges).name

  it.each([
    ['change an entry', `update ${log} set actor = 'x'`],
    ['delete an entry', `delete from ${log}`],
    ['empty the log', `truncate ${log}`],
    ['change what was noted', `update ${changes} set fields = '{}'`],
    ['delete what was noted', `delete from ${changes}`],
    ['empty what was noted', `truncate ${changes}`],
    [
      'note by itself',
      `insert into ${changes} (change_id, entity, entity_id, kind, fields) values (gen_random_uuid(), 'user', 'x', 'update', '{}')`,
    ],
    ['switch the trigger off', 'alter table users disable trigger note_change'],
    ['become the owner', 'set role portal'],
    ['skip triggers', `set session_replication_role = 'replica'`],
  ])('the application’s role cannot %s', async (_name, statement) => {
    expect(await said(change(contextOf(clerk), sql.raw(statement)))).toMatch(
      /permission denied|must be owner/,
    )
  })

  it('and the application can see that', async () => {
    const [row] = await contextOf(clerk).database.rows<{ isIt: boolean }>(
      sql`select ${isAppendOnly} as "isIt"`,
    )
    expect(row?.isIt).toBe(true)
  })
})

describe('in a write of staff', () => {
  it('each changed field is noted before and after, with the entry’s transaction', async () => {
    const id = await putRequest(contextOf(clerk).database, now, { userId: resident.userId })
    const context = asking(clerk, 'staff')
    await context.database.write((builder) => [
      builder
        .update(requests)
        .set({ status: 'Open', assigneeId: clerk.userId, contactName: 'Rosa', version: 2 })
        .where(sql`id = ${id}`),
      audit(context, builder, {
        operation: 'changeStatus',
        entity: 'request',
        entityId: id,
        details: {},
      }),
    ])
    const [entry] = await context.database.read((builder) =>
      builder
        .select()
        .from(auditLog)
        .where(sql`entity_id = ${id}`),
    )
    expect(entry).toMatchObject({
      actor: clerk.userId,
      app: 'staff',
      ipAddress: '203.0.113.7',
      userAgent: 'Browser/1',
    })
    const noted = await changesOf(id)
    expect(noted).toMatchObject([
      {
        changeId: entry?.changeId,
        entity: 'request',
        kind: 'update',
        owner: resident.userId,
        fields: { status: ['Submitted', 'Open'], assigneeId: [null, clerk.userId] },
        personal: { contactName: [null, 'Rosa'] },
      },
    ])
  })

  it('a change without an entry of its own gets one that names the operation', async () => {
    const id = await putRequest(contextOf(clerk).database, now)
    await change(asking(clerk, 'staff'), sql`update requests set area = 'East' where id = ${id}`)
    const entries = await contextOf(clerk).database.rows(
      sql`select actor, operation, entity, request_id, app from audit_log where entity_id = ${id}`,
    )
    expect(entries).toEqual([
      {
        actor: clerk.userId,
        operation: 'tidyUp',
        entity: 'request',
        request_id: 'request-7',
        app: 'staff',
      },
    ])
  })

  it('what changes nothing that is shown is not noted, and a write that fails notes nothing', async () => {
    const id = await putRequest(contextOf(clerk).database, now)
    await change(asking(clerk, 'staff'), sql`update requests set version = 2 where id = ${id}`)
    await said(
      asking(clerk, 'staff').database.write((builder) => [
        builder.execute(sql`update requests set status = 'Open' where id = ${id}`),
        builder.execute(sql`select 1 / 0`),
      ]),
    )
    expect(await changesOf(id)).toEqual([])
  })
})

it('jobs note nothing, nor does the next user of the same connection', async () => {
  const id = await putRequest(contextOf(clerk).database, now)
  await change(asking(clerk, 'staff'), sql`update requests set area = 'North' where id = ${id}`)
  await change(contextOf(clerk), sql`update requests set area = 'South' where id = ${id}`)
  expect(await changesOf(id)).toMatchObject([{ fields: { area: [null, 'North'] } }])
})

it('a resident’s change is noted in records of others, not in their own', async () => {
  const { database } = contextOf(clerk)
  const own = await putRequest(database, now, { userId: resident.userId })
  const another = await putRequest(database, now, { userId: clerk.userId })
  for (const id of [own, another])
    await change(asking(resident, 'resident'), sql`update requests set area = 'A' where id = ${id}`)
  expect(await changesOf(own)).toEqual([])
  expect(await changesOf(another)).toMatchObject([{ owner: clerk.userId }])
})

it('a deleted account takes its personal data out of the log, which keeps what changed and when', async () => {
  const leaving = await person({ firstName: 'Lea' })
  const { contactId } = leaving
  const edit = { firstName: 'Leah', phoneNumber: '+18475550100' }
  await asking(clerk, 'staff').database.write((builder) => [
    builder
      .update(users)
      .set({ ...edit, language: 'es' })
      .where(sql`id = ${leaving.userId}`),
    builder
      .update(contacts)
      .set(edit)
      .where(sql`id = ${contactId}`),
  ])
  expect(await changesOf(leaving.userId)).toMatchObject([
    { personal: { firstName: ['Lea', 'Leah'] } },
  ])
  const forget = sql`select portal_forget_in_audit(${leaving.userId}, ${contactId})`
  expect(await said(change(contextOf(clerk), forget))).toBe('The account was not deleted')

  const files = { remove: () => Promise.resolve() }
  await deleteUser(asking(clerk, 'staff'), files as never, leaving.userId, 'deleteUser')

  const noted = [...(await changesOf(leaving.userId)), ...(await changesOf(contactId ?? ''))]
  expect(noted).toMatchObject([
    { fields: { language: ['en', 'es'] }, personal: {} },
    { fields: { deletedAt: [null, expect.any(String)] }, personal: {} },
    { kind: 'update', personal: {} },
    { kind: 'delete', personal: {} },
  ])
  expect(JSON.stringify(noted)).not.toContain('Lea')
})

it('only entries older than seven years are swept, by the database’s own clock', async () => {
  const context = contextOf({ kind: 'system', job: 'retention' }, new Date('2099-01-01'))
  await context.database.write((builder) => [
    builder.execute(sql`
      insert into audit_log (id, at, actor, operation, entity, entity_id, details, request_id)
      select gen_random_uuid(), now() - days * interval '1 day', 'job:old', 'test', 'city', 'sweep',
        jsonb_build_object('days', days), 'old' from unnest(array[2540, 2560]) days`),
  ])
  await purgeExpired(context)
  expect(
    await context.database.rows(sql`select details from audit_log where entity_id = 'sweep'`),
  ).toEqual([{ details: { days: 2540 } }])
})

describe.each(auditedTables.map((one) => [getTableConfig(one.table).name, one] as const))(
  'of %s',
  (_name, { table, shown, personal = [], leftOut }) => {
    const decided = [...shown, ...personal, ...leftOut]

    it('each column is shown, personal or left out, and once', () => {
      const open = Object.keys(getTableColumns(table)).filter(
        (column) => !bookkeeping.includes(column) && !decided.includes(column),
      )
      expect(open).toEqual([])
      expect(decided).toHaveLength(new Set(decided).size)
    })

    it('no secret and no card data is noted', () => {
      const secret = /hash|secret|token|key$|last4|expiry|brand|methodId|transactionId|auth$/i
      expect([...shown, ...personal].filter((column) => secret.test(column))).toEqual([])
    })
  },
)
