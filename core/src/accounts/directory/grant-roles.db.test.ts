import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { users } from '../../people/users/users.sql.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { grantRoles } from './index.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const { contextOf, database, person } = peopleIn({ databaseUrl, neonEndpoint })
const rolesOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(users)
      .where(sql`id = ${id}`),
  )
  return row?.roles
}

it('an administrator grants roles and takes them, with an entry for each', async () => {
  const [ada, mel] = [await person({ isAdmin: true }), await person()]
  await grantRoles(contextOf(ada), mel.userId, ['finance', 'viewer', 'finance'])
  expect(await rolesOf(mel.userId)).toEqual(['finance', 'viewer'])
  await grantRoles(contextOf(ada), mel.userId, [])
  expect(await rolesOf(mel.userId)).toEqual([])
  const entry = `grantRoles by ${ada.userId}`
  expect(await auditEntriesOf(database, mel.userId)).toEqual([entry, entry])
})

it('no other role grants any, not even to itself', async () => {
  const mel = await person({ roles: ['caseWorker', 'finance', 'contentEditor', 'auditor'] })
  await expect(grantRoles(contextOf(mel), mel.userId, ['viewer'])).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

it('an account that is not verified gets none', async () => {
  const ada = await person({ isAdmin: true })
  const { userId } = await person({ isVerified: false })
  await expect(grantRoles(contextOf(ada), userId, ['viewer'])).rejects.toMatchObject({
    kind: 'not-found',
  })
  expect(await rolesOf(userId)).toEqual([])
})
