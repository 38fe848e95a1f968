import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { aPartnerWithKey } from './partners.fixture.ts'
import { partnerKeys } from './partners.sql.ts'
import {
  createPartner,
  issuePartnerKey,
  listPartners,
  partnerKeyStands,
  rateLimitHeaders,
  readPartnerKey,
  requireAllowance,
  requireScope,
  revokePartnerKey,
  rotatePartnerKey,
  updatePartner,
  updatePartnerKey,
} from './index.ts'

const where = await testDatabase()
const { contextOf, database, person } = peopleIn(where)
const ada = await person({ isAdmin: true })
const hour = 3_600_000
const later = (ms: number) => new Date(now.getTime() + ms)
const staff = (at: Date = now) => contextOf(ada, at)
const guest = (at: Date = now): Context => contextOf({ kind: 'anonymous' }, at)

const listed = async () =>
  // The contract's shape.
  JSON.parse(await listPartners(staff())) as readonly {
    readonly id: string
    readonly name: string
    readonly keys: readonly Record<string, unknown>[]
  }[]

describe('a key', () => {
  it('says whose it is in one round trip, and is listed without its secret', async () => {
    const { id, key, partnerId, partnerName } = await aPartnerWithKey(staff())
    const before = await where.trips()
    expect(await readPartnerKey(guest(), key)).toMatchObject({
      partnerId,
      partnerName,
      keyId: id,
      scopes: ['reports.write'],
      allowance: { limitPerMinute: 60, remaining: 59, resetSeconds: 60 },
    })
    expect((await where.trips()) - before).toBe(1)
    const partner = (await listed()).find((one) => one.id === partnerId)
    expect(partner?.keys).toMatchObject([
      { id, prefix: key.slice(0, 16), lastUsedAt: '2026-11-20T18:00:00Z', expiresAt: null },
    ])
    expect(JSON.stringify(partner)).not.toContain(key.slice(16))
  })

  it('stands nowhere in the database, and not in the audit log', async () => {
    const { id, key } = await aPartnerWithKey(staff())
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(partnerKeys)
        .where(sql`id = ${id}`),
    )
    expect(JSON.stringify(row)).not.toContain(key.slice(16))
    const entries = await database.read((builder) =>
      builder
        .select()
        .from(auditLog)
        .where(sql`entity_id = ${id}`),
    )
    expect(entries.length).toBe(1)
    expect(JSON.stringify(entries)).not.toContain(key.slice(16))
  })

  it.each([
    ['of another city', `portal_live_${'A'.repeat(43)}`],
    ['that is no key', "portal_live_' or true"],
    ['that is empty', ''],
    ['with a blank behind it', `portal_live_${'A'.repeat(43)} `],
  ])('%s is refused', async (_name, key) => {
    await expect(readPartnerKey(guest(), key)).rejects.toMatchObject({
      kind: 'unauthenticated',
      code: 'Partners.KeyInvalid',
    })
  })

  it('that is no key costs no round trip', async () => {
    const before = await where.trips()
    await expect(readPartnerKey(guest(), 'x')).rejects.toThrow('KeyInvalid')
    expect((await where.trips()) - before).toBe(0)
  })

  it('works to the end of its last day in the city, and not after it', async () => {
    const { key } = await aPartnerWithKey(staff(), { expiresOn: '2026-11-20' })
    // Midnight in Chicago.
    const end = new Date('2026-11-21T06:00:00Z')
    await readPartnerKey(guest(new Date(end.getTime() - 1)), key)
    await expect(readPartnerKey(guest(end), key)).rejects.toThrow('KeyInvalid')
  })

  it('cannot end before it begins', async () => {
    await expect(aPartnerWithKey(staff(), { expiresOn: '2026-11-19' })).rejects.toMatchObject({
      code: 'Partners.ExpiryPast',
    })
    await expect(aPartnerWithKey(staff(), { expiresOn: 'soon' })).rejects.toMatchObject({
      problems: [{ field: 'expiresOn' }],
    })
  })

  it('can do only what its scopes say', async () => {
    const { key } = await aPartnerWithKey(staff())
    const caller = await readPartnerKey(guest(), key)
    expect(() => requireScope(caller, 'reports.write')).not.toThrow()
    expect(() => requireScope({ ...caller, scopes: [] }, 'reports.write')).toThrow('ScopeMissing')
    await expect(aPartnerWithKey(staff(), { scopes: [] })).rejects.toMatchObject({
      problems: [{ field: 'scopes' }],
    })
  })
})

describe('a key’s limit', () => {
  it('counts concurrent requests exactly, says what is left, and begins again each minute', async () => {
    const { key } = await aPartnerWithKey(staff(), { limitPerMinute: 3 })
    const at = later(20_000)
    const callers = await Promise.all([1, 2, 3, 4].map(() => readPartnerKey(guest(at), key)))
    const left = callers.map(({ allowance }) => allowance.remaining)
    expect(left.toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2])
    const over = callers.find(({ allowance }) => allowance.remaining < 0)
    if (!over) throw new Error('none was over the limit')
    expect(() => requireAllowance(over)).toThrow('LimitReached')
    expect(rateLimitHeaders(over.allowance)).toEqual({
      'ratelimit-policy': '"key";q=3;w=60',
      ratelimit: '"key";r=0;t=40',
      'retry-after': '40',
    })
    const next = await readPartnerKey(guest(later(60_000)), key)
    expect(() => requireAllowance(next)).not.toThrow()
    expect(rateLimitHeaders(next.allowance)).toEqual({
      'ratelimit-policy': '"key";q=3;w=60',
      ratelimit: '"key";r=2;t=60',
    })
  })
})

describe('a revoked key', () => {
  it('is refused at once, also by a request that has begun', async () => {
    const { id, key } = await aPartnerWithKey(staff())
    const context = guest()
    const caller = await readPartnerKey(context, key)
    context.database.guard(partnerKeyStands(caller, context.clock))
    await context.database.rows(sql`select 1`)
    await revokePartnerKey(staff(), { id, version: 1 })
    await expect(readPartnerKey(guest(), key)).rejects.toThrow('KeyInvalid')
    const writing = context.database.write((builder) => [
      builder.execute(sql`update partners set contact = 'taken' where id = ${caller.partnerId}`),
    ])
    await expect(writing).rejects.toMatchObject({ kind: 'unauthenticated' })
    const [partner] = await database.rows<{ contact: string }>(
      sql`select contact from partners where id = ${caller.partnerId}`,
    )
    expect(partner?.contact).toBe('api@lakeside.example')
  })

  it('stays as it was', async () => {
    const { id } = await aPartnerWithKey(staff())
    await revokePartnerKey(staff(), { id, version: 1 })
    const seen = { id, version: 2 }
    const edit = { name: 'App', scopes: ['reports.write'], limitPerMinute: 1 } as const
    await expect(updatePartnerKey(staff(), { ...seen, ...edit })).rejects.toThrow('KeyEnded')
    await expect(rotatePartnerKey(staff(), { ...seen, keepHours: 1 })).rejects.toThrow('KeyEnded')
  })
})

describe('a rotation', () => {
  it('gives a new key with the same rights, and lets the old one work for the time chosen', async () => {
    const { id, key, partnerId } = await aPartnerWithKey(staff(), { limitPerMinute: 7 })
    const next = await rotatePartnerKey(staff(), { id, version: 1, keepHours: 24 })
    const caller = await readPartnerKey(guest(), next.key)
    expect(caller).toMatchObject({ partnerId, scopes: ['reports.write'], keyId: next.id })
    expect(caller.allowance.limitPerMinute).toBe(7)
    await readPartnerKey(guest(later(24 * hour - 1)), key)
    await expect(readPartnerKey(guest(later(24 * hour)), key)).rejects.toThrow('KeyInvalid')
    await readPartnerKey(guest(later(24 * hour)), next.key)
    expect(await auditEntriesOf(database, id)).toEqual([
      `issuePartnerKey by ${ada.userId}`,
      `rotatePartnerKey by ${ada.userId}`,
    ])
  })

  it('does not let an old key live longer than it would have, nor for more than seven days', async () => {
    const { id, key } = await aPartnerWithKey(staff(), { expiresOn: '2026-11-20' })
    await rotatePartnerKey(staff(), { id, version: 1, keepHours: 168 })
    await expect(readPartnerKey(guest(later(24 * hour)), key)).rejects.toThrow('KeyInvalid')
    const other = await aPartnerWithKey(staff())
    await expect(
      rotatePartnerKey(staff(), { id: other.id, version: 1, keepHours: 169 }),
    ).rejects.toMatchObject({ problems: [{ field: 'keepHours' }] })
  })

  it('by two people at once makes one new key', async () => {
    const { id, partnerId } = await aPartnerWithKey(staff())
    const twice = await Promise.allSettled(
      [1, 2].map(() => rotatePartnerKey(staff(), { id, version: 1, keepHours: 0 })),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const partner = (await listed()).find((one) => one.id === partnerId)
    expect(partner?.keys).toHaveLength(2)
  })
})

describe('partners', () => {
  it('have names that stand once, and change at the version that was seen', async () => {
    const name = crypto.randomUUID()
    const { id } = await createPartner(staff(), { name: ` ${name} `, contact: 'a' })
    await expect(createPartner(staff(), { name, contact: 'b' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'Partners.NameTaken',
    })
    expect(await updatePartner(staff(), { id, version: 1, name, contact: 'c' })).toEqual({
      version: 2,
    })
    await expect(
      updatePartner(staff(), { id, version: 1, name, contact: 'd' }),
    ).rejects.toMatchObject({ kind: 'stale' })
  })

  it('and their keys are for administrators alone', async () => {
    const { id, partnerId } = await aPartnerWithKey(staff())
    const edit = { name: 'App', scopes: ['reports.write'], limitPerMinute: 1 } as const
    for (const actor of [await person(), await person({ roles: ['caseWorker', 'auditor'] })]) {
      const other = contextOf(actor)
      for (const call of [
        () => listPartners(other),
        () => createPartner(other, { name: 'x', contact: 'y' }),
        () => updatePartner(other, { id: partnerId, version: 1, name: 'x', contact: 'y' }),
        () => issuePartnerKey(other, { partnerId, ...edit, expiresOn: null }),
        () => updatePartnerKey(other, { id, version: 1, ...edit }),
        () => rotatePartnerKey(other, { id, version: 1, keepHours: 1 }),
        () => revokePartnerKey(other, { id, version: 1 }),
      ])
        await expect(call()).rejects.toMatchObject({ kind: 'forbidden' })
    }
  })
})
