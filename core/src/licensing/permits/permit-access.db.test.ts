import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { requests } from '../../casework/requests/requests.sql.ts'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { putLicense } from '../licenses/licenses.fixture.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { actsForPermit } from './permit-access.ts'
import { permitsIn } from './permits.fixture.ts'
import { permits } from './permits.sql.ts'

const { database, person, permit } = permitsIn(await testDatabase())

/** A contractor with its license and a delegate who acts for it. */
async function contractor(given: { kind?: string; isVerified?: boolean } = {}) {
  const { kind = 'contractor', isVerified = true } = given
  const organizationId = newId<'organization'>(now)
  const license = await putLicense({ database }, { kind, year: 2026 })
  const member = await person()
  await database.write((builder) => [
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Muñoz Roofing',
      taxId: organizationId,
      businessLicenseId: license.number,
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(organizationMembers).values({
      organizationId,
      userId: member.userId,
      role: 'member',
      isVerified,
      createdAt: now,
    }),
    builder.update(licenses).set({ organizationId }).where(eq(licenses.id, license.id)),
  ])
  return { license, organizationId, delegate: { ...member, organizationId } }
}

async function acts(actor: UserActor, { id }: { id: string }) {
  const rows = await database.rows<{ acts: boolean }>(
    sql`select ${actsForPermit(actor)} as acts from ${permits} p where p.id = ${id}`,
  )
  return rows[0]?.acts
}

it('is the applicant, acting as they did when they applied', async () => {
  const one = await permit()
  const { organizationId, delegate } = await contractor()
  expect(await acts(one.applicant, one)).toBe(true)
  expect(await acts({ ...one.applicant, organizationId }, one)).toBe(false)
  expect(await acts(delegate, one)).toBe(false)
  await database.write((builder) => [
    builder.update(requests).set({ organizationId }).where(eq(requests.id, one.requestId)),
  ])
  expect(await acts(delegate, one)).toBe(true)
  expect(await acts(one.applicant, one)).toBe(false)
})

it('is a delegate of the contractor that the permit names, while they act for it', async () => {
  const { license, delegate } = await contractor()
  const one = await permit({ contractorLicense: license.number })
  const other = await permit({ contractorLicense: '' })
  expect(await acts(delegate, one)).toBe(true)
  expect(await acts({ ...delegate, organizationId: null }, one)).toBe(false)
  expect(await acts(delegate, other)).toBe(false)
  await database.write((builder) => [
    builder.delete(organizationMembers).where(eq(organizationMembers.userId, delegate.userId)),
  ])
  expect(await acts(delegate, one)).toBe(false)
})

it.each([
  ['a member who waits for approval', { isVerified: false }],
  ['a license of another kind', { kind: 'restaurant' }],
])('is not %s', async (_name, given) => {
  const { license, delegate } = await contractor(given)
  expect(await acts(delegate, await permit({ contractorLicense: license.number }))).toBe(false)
})

it('is not an organization that typed the number about itself, or whose license was taken', async () => {
  const { license, delegate } = await contractor()
  const one = await permit({ contractorLicense: license.number })
  const set = (given: Partial<typeof licenses.$inferInsert>) =>
    database.write((builder) => [
      builder.update(licenses).set(given).where(eq(licenses.id, license.id)),
    ])
  await set({ status: 'suspended' })
  expect(await acts(delegate, one)).toBe(false)
  await set({ status: 'active', organizationId: null })
  expect(await acts(delegate, one)).toBe(false)
})
