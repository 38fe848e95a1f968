import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { peopleIn } from '../profiles/people.fixture.ts'
import { users } from '../users/users.sql.ts'
import { joinOrganizations } from './join-organizations.ts'
import { listMembers, removeMember, setMemberRole, verifyMember } from './members.ts'
import { organizationMembers } from './organizations.sql.ts'
import { searchOrganizations } from './search-organizations.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person, mailTo } = peopleIn({ databaseUrl, neonEndpoint })

let made = 0
const business = (name = 'Lantern Bakery') => ({
  name,
  taxId: `12-${(made += 1)}`,
  businessLicenseId: 'BL 1',
  sfId: '',
  address1: '202 Millrace St',
  address2: '',
  city: 'Elgin',
  state: 'IL',
  zip: '60123',
})

const byId = (organizationId: string, name = 'Lantern Bakery') => ({
  ...business(name),
  sfId: organizationId,
  taxId: '',
  businessLicenseId: '',
})

/** With its manager and this many approved members. */
async function organization(members = 0, name?: string) {
  const manager = await person({ firstName: 'Mara', lastName: 'Manager' })
  const [joined] = await joinOrganizations(contextOf(manager), [business(name)])
  const organizationId = joined?.Id ?? ''
  const others: (UserActor & { email: string })[] = []
  for (let i = 0; i < members; i++) {
    const other = await person({ lastName: `Member ${i}` })
    await joinOrganizations(contextOf(other), [byId(organizationId)])
    await verifyMember(contextOf(manager), { organizationId, userId: other.userId })
    others.push(other)
  }
  const key = ({ userId }: UserActor) => ({ organizationId, userId })
  return { organizationId, manager, others, key }
}

interface Member {
  readonly UserId: string
  readonly LastName: string
  readonly Verified: boolean
  readonly Manager: boolean
}
const listed = async (actor: UserActor, organizationId: string) =>
  // The contract's shape.
  JSON.parse(await listMembers(contextOf(actor), organizationId)) as Member[]

const names = async (actor: UserActor, organizationId: string) =>
  (await listed(actor, organizationId)).map(({ LastName }) => LastName)

const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  )

const managersOf = async (organizationId: string) =>
  database.read((builder) =>
    builder
      .select({ userId: organizationMembers.userId })
      .from(organizationMembers)
      .where(sql`organization_id = ${organizationId} and role = 'manager'`),
  )

describe('joining', () => {
  it('makes the first who knows its numbers the manager, and all others wait', async () => {
    const { organizationId, manager } = await organization()
    const second = await person({ language: 'es', firstName: 'Eva', lastName: 'Solis' })
    const joined = await joinOrganizations(contextOf(second), [byId(organizationId)])
    expect(joined).toMatchObject([{ Id: organizationId, Verified: false, Manager: false }])
    expect(await mailTo(manager.email)).toEqual([
      {
        kind: 'organization-join-request',
        to: manager.email,
        language: 'en',
        path: '/organization_management',
        values: { organization: 'Lantern Bakery', person: 'Eva Solis' },
      },
    ])
  })

  it('again changes nothing and notifies no one', async () => {
    const { organizationId, manager, others } = await organization(1)
    const before = (await mailTo(manager.email)).length
    for (const actor of [manager, ...others]) {
      await joinOrganizations(contextOf(actor), [byId(organizationId)])
    }
    expect(await listed(manager, organizationId)).toMatchObject([
      { LastName: 'Manager', Manager: true, Verified: true },
      { LastName: 'Member 0', Manager: false, Verified: true },
    ])
    expect(await mailTo(manager.email)).toHaveLength(before)
  })

  it('finds an existing organization by its numbers, however they are written', async () => {
    const one = await person()
    const two = await person()
    const first = { ...business(), taxId: '36-1234567', businessLicenseId: 'bl 77' }
    const [added] = await joinOrganizations(contextOf(one), [first])
    const [found] = await joinOrganizations(contextOf(two), [
      { ...first, name: 'Another name', taxId: '361234567', businessLicenseId: 'BL-77' },
    ])
    expect(found).toEqual({ ...added, Verified: false, Manager: false })
  })

  it('is refused for an id that is none', async () => {
    const actor = await person()
    await expect(
      joinOrganizations(contextOf(actor), [byId(newId<'organization'>())]),
    ).rejects.toThrow('not-found: Organization.NotFound')
  })
})

describe('the members list', () => {
  it('shows managers pending members, members approved ones, and others nothing', async () => {
    const { organizationId, manager, others } = await organization(1)
    const pending = await person({ lastName: 'Pending' })
    await joinOrganizations(contextOf(pending), [byId(organizationId)])
    expect(await names(manager, organizationId)).toEqual(['Manager', 'Member 0', 'Pending'])
    for (const member of others) {
      expect(await names(member, organizationId)).toEqual(['Manager', 'Member 0'])
    }
    for (const stranger of [pending, await person()]) {
      await expect(listed(stranger, organizationId)).rejects.toThrow(
        'not-found: Organization.NotFound',
      )
    }
  })
})

describe('a decision', () => {
  it('is only for managers', async () => {
    const { organizationId, manager, others, key } = await organization(1)
    const pending = await person()
    await joinOrganizations(contextOf(pending), [byId(organizationId)])
    const strangers: [UserActor, string][] = [
      ...others.map((member): [UserActor, string] => [
        member,
        'forbidden: Organization.ManagersOnly',
      ]),
      [pending, 'not-found: Organization.NotFound'],
      [await person(), 'not-found: Organization.NotFound'],
      [await person({ isAdmin: true }), 'not-found: Organization.NotFound'],
    ]
    for (const [actor, refusal] of strangers) {
      const context = contextOf(actor)
      expect(await outcome(verifyMember(context, key(pending)))).toBe(refusal)
      expect(await outcome(removeMember(context, key(manager)))).toBe(refusal)
      expect(await outcome(setMemberRole(context, { ...key(pending), role: 'manager' }))).toBe(
        refusal,
      )
    }
  })

  it('notifies the person, in the person’s language, in one round trip', async () => {
    const { organizationId, manager, key } = await organization()
    const asking = await person({ language: 'es' })
    await joinOrganizations(contextOf(asking), [byId(organizationId)])
    const before = await trips()
    await verifyMember(contextOf(manager), key(asking))
    expect((await trips()) - before).toBe(1)
    await removeMember(contextOf(manager), key(asking))
    expect(await mailTo(asking.email)).toMatchObject([
      { kind: 'organization-approved', language: 'es' },
      { kind: 'organization-removed', language: 'es' },
    ])
  })

  it('denies who was pending, and that person may ask again', async () => {
    const { organizationId, manager, key } = await organization()
    const asking = await person()
    await joinOrganizations(contextOf(asking), [byId(organizationId)])
    await removeMember(contextOf(manager), key(asking))
    expect(await mailTo(asking.email)).toMatchObject([{ kind: 'organization-denied' }])
    const [again] = await joinOrganizations(contextOf(asking), [byId(organizationId)])
    expect(again).toMatchObject({ Verified: false })
  })

  it('is made once when two managers approve at the same time', async () => {
    const { organizationId, manager, others, key } = await organization(1)
    const [second = manager] = others
    await setMemberRole(contextOf(manager), { ...key(second), role: 'manager' })
    const asking = await person()
    await joinOrganizations(contextOf(asking), [byId(organizationId)])
    const ends = await Promise.all(
      [manager, second].map((actor) => outcome(verifyMember(contextOf(actor), key(asking)))),
    )
    expect(ends.toSorted()).toEqual(['conflict: Organization.AlreadyApproved', 'done'])
    expect(await mailTo(asking.email)).toHaveLength(1)
  })

  it('makes a removed member act for themselves', async () => {
    const { organizationId, manager, others, key } = await organization(1)
    const [member = manager] = others
    await database.write((builder) => [
      builder
        .update(users)
        .set({ selectedOrganizationId: organizationId })
        .where(sql`id = ${member.userId}`),
    ])
    await removeMember(contextOf(manager), key(member))
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(users)
        .where(sql`id = ${member.userId}`),
    )
    expect(row?.selectedOrganizationId).toBeNull()
  })

  it('is noted in the audit log, and a refused one is not', async () => {
    const { organizationId, manager, others, key } = await organization(1)
    const [member = manager] = others
    await outcome(removeMember(contextOf(member), key(manager)))
    await removeMember(contextOf(manager), key(member))
    const entries = await database.read((builder) =>
      builder
        .select()
        .from(auditLog)
        .where(sql`entity_id = ${organizationId} and operation = 'removeMember'`),
    )
    expect(entries).toMatchObject([{ actor: manager.userId, details: { userId: member.userId } }])
  })
})

describe('managers', () => {
  it('cannot remove themselves, nor step down as the last', async () => {
    const { manager, key } = await organization(1)
    expect(await outcome(removeMember(contextOf(manager), key(manager)))).toBe(
      'conflict: Organization.NotOneself',
    )
    const stepDown = { ...key(manager), role: 'member' as const }
    expect(await outcome(setMemberRole(contextOf(manager), stepDown))).toBe(
      'conflict: Organization.LastManager',
    )
  })

  it('name others only among approved members', async () => {
    const { organizationId, manager, key } = await organization()
    const pending = await person()
    await joinOrganizations(contextOf(pending), [byId(organizationId)])
    const promotion = { ...key(pending), role: 'manager' as const }
    expect(await outcome(setMemberRole(contextOf(manager), promotion))).toBe(
      'conflict: Organization.NotApproved',
    )
  })

  it('who remove or demote each other at the same time leave one', async () => {
    for (const act of [
      (actor: UserActor, other: { organizationId: string; userId: string }) =>
        removeMember(contextOf(actor), other),
      (actor: UserActor, other: { organizationId: string; userId: string }) =>
        setMemberRole(contextOf(actor), { ...other, role: 'member' }),
    ]) {
      const { organizationId, manager, others, key } = await organization(1)
      const [second = manager] = others
      await setMemberRole(contextOf(manager), { ...key(second), role: 'manager' })
      await Promise.all([outcome(act(manager, key(second))), outcome(act(second, key(manager)))])
      expect(await managersOf(organizationId)).toHaveLength(1)
    }
  })
})

describe('the search', () => {
  it('begins at 3 characters, finds at most 7, and what begins with the text first', async () => {
    const actor = await person({ hasContact: false })
    for (const name of ['Old Zebra', ...Array.from({ length: 8 }, (_, i) => `Zebra ${i}`)]) {
      await organization(0, name)
    }
    const search = async (name: string) =>
      // The contract's shape.
      JSON.parse(await searchOrganizations(contextOf(actor), name)) as {
        searchRecords: { Id: string; Name: string }[]
      }
    expect((await search('ze')).searchRecords).toEqual([])
    const found = (await search('zebra')).searchRecords.map(({ Name }) => Name)
    expect(found).toEqual(Array.from({ length: 7 }, (_, i) => `Zebra ${i}`))
    expect((await search('OLD ZEB')).searchRecords).toMatchObject([{ Name: 'Old Zebra' }])
    expect((await search('%%%')).searchRecords).toEqual([])
    expect((await search(`'; --`)).searchRecords).toEqual([])
  })

  it('requires a verified address', async () => {
    const actor = await person({ isVerified: false })
    await expect(searchOrganizations(contextOf(actor), 'zebra')).rejects.toThrow('forbidden')
  })
})
