import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { requestFiles, requests } from '../../casework/requests/requests.sql.ts'
import {
  utilityAccountOwners,
  utilityAccounts,
} from '../../money/utility-accounts/utility-accounts.sql.ts'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { folderLifetimeMs } from './folders.ts'
import { addToFolder, listDocuments, openFolder } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
// A folder's web view has no session.
const visitor = contextOf(anonymous)
const file = { name: 'lease.png', bytes: wholePictures.png }

function bucket(onPut: () => Promise<void> = () => Promise.resolve()) {
  const stored = new Map<string, Uint8Array>()
  const store: FileStore = {
    async put(key, bytes) {
      stored.set(key, bytes)
      await onPut()
    },
    get: () => Promise.resolve(null),
    remove: () => Promise.resolve(),
  }
  return { stored, store }
}

const filesOf = (id: string) =>
  database.read((builder) =>
    builder
      .select()
      .from(requestFiles)
      .where(sql`request_id = ${id}`),
  )

it('an organization’s folders open for its approved members while they act for it', async () => {
  const [member, pending] = [await person(), await person()]
  const organizationId = newId<'organization'>()
  const accountId = newId()
  const stamps = { createdAt: now, updatedAt: now }
  await database.write((builder) => [
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Bakery',
      taxId: '7',
      businessLicenseId: '7',
      ...stamps,
    }),
    builder.insert(organizationMembers).values(
      [member, pending].map(({ userId }) => ({
        organizationId,
        userId,
        role: 'member' as const,
        isVerified: userId === member.userId,
        createdAt: now,
      })),
    ),
    builder.insert(utilityAccounts).values({
      id: accountId,
      customerId: '31',
      locationId: '8',
      streetNumber: '1',
      address1: '1 Foundry St',
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
      createdAt: now,
    }),
    builder
      .insert(utilityAccountOwners)
      .values({ id: newId(), utilityAccountId: accountId, organizationId, createdAt: now }),
  ])
  const name = { kind: 'account', number: '31-8' } as const
  const grant = await openFolder(contextOf({ ...member, organizationId }), name)
  const query = { folderId: accountId, name, page: 1 }
  expect(await listDocuments(visitor, grant, query)).toMatchObject({ total: 0, canAdd: false })
  const others = [{ ...pending, organizationId }, member, await person()]
  for (const other of others) {
    await expect(openFolder(contextOf(other), name)).rejects.toThrow('Document.FolderNotFound')
  }
  await database.write((builder) => [
    builder.delete(organizationMembers).where(sql`user_id = ${member.userId}`),
  ])
  await expect(listDocuments(visitor, grant, query)).rejects.toThrow('Document.FolderNotFound')
})

it('an opened folder expires after exactly half an hour', async () => {
  const owner = await person()
  const id = await putRequest(database, now, { userId: owner.userId })
  const name = { kind: 'request', id } as const
  const grant = await openFolder(contextOf(owner), name)
  const query = { folderId: id, name, page: 1 }
  const at = (ms: number) => contextOf(anonymous, new Date(now.getTime() + ms))
  expect(await listDocuments(at(folderLifetimeMs - 1), grant, query)).toMatchObject({ total: 0 })
  await expect(listDocuments(at(folderLifetimeMs), grant, query)).rejects.toThrow(
    'Document.LinkExpired',
  )
})

it('an added file is in the request’s history and the audit log, with the token’s user', async () => {
  const owner = await person()
  const id = await putRequest(database, now, { userId: owner.userId })
  const name = { kind: 'request', id } as const
  const grant = await openFolder(contextOf(owner), name)
  const { stored, store } = bucket()
  const sent = await addToFolder(visitor, store, grant, { folderId: id, name, file })
  expect([...stored.keys()]).toEqual([sent.id])
  expect(await filesOf(id)).toMatchObject([{ id: sent.id, by: 'resident', isPublic: true }])
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(requests)
      .where(sql`id = ${id}`),
  )
  expect(row?.version).toBe(2)
  const entries = await database.read((builder) =>
    builder
      .select()
      .from(auditLog)
      .where(sql`entity_id = ${id}`),
  )
  expect(entries).toMatchObject([
    { operation: 'addToFolder', details: { name: 'lease.png', userId: owner.userId } },
  ])
})

it('a file for a request that closes meanwhile, or is full, is an orphan and is swept', async () => {
  const owner = await person()
  const id = await putRequest(database, now, { userId: owner.userId })
  const name = { kind: 'request', id } as const
  const grant = await openFolder(contextOf(owner), name)
  const { store } = bucket(async () => {
    await database.write((builder) => [
      builder.execute(sql`update requests set closed_at = now() where id = ${id}`),
    ])
  })
  const adding = addToFolder(visitor, store, grant, { folderId: id, name, file })
  await expect(adding).rejects.toThrow('Document.ReadOnly')
  expect(await filesOf(id)).toEqual([])

  const full = await putRequest(database, now, { userId: owner.userId })
  await database.write((builder) => [
    builder.insert(requestFiles).values(
      Array.from({ length: fileLimits.inRequest }, (_, i) => ({
        id: newId(),
        requestId: full,
        name: 'a.png',
        contentType: 'image/png',
        size: 1,
        objectKey: `${full}/${i}`,
        by: 'resident' as const,
        isPublic: true,
        createdAt: now,
      })),
    ),
  ])
  const ofFull = { kind: 'request', id: full } as const
  const fullGrant = await openFolder(contextOf(owner), ofFull)
  await expect(
    addToFolder(visitor, bucket().store, fullGrant, { folderId: full, name: ofFull, file }),
  ).rejects.toThrow('Document.Full')
  expect(await filesOf(full)).toHaveLength(fileLimits.inRequest)
  const lost = await database.read((builder) =>
    builder
      .select()
      .from(requestFiles)
      .where(sql`request_id is null`),
  )
  expect(lost).toHaveLength(2)
})

it('internal files are in no folder', async () => {
  const owner = await person()
  const id = await putRequest(database, now, { userId: owner.userId })
  await database.write((builder) => [
    builder.insert(requestFiles).values({
      id: newId(),
      requestId: id,
      name: 'internal.pdf',
      contentType: 'application/pdf',
      size: 1,
      objectKey: `${id}/internal`,
      by: 'staff',
      isPublic: false,
      createdAt: now,
    }),
  ])
  const name = { kind: 'request', id } as const
  const grant = await openFolder(contextOf(owner), name)
  const page = await listDocuments(visitor, grant, { folderId: id, name, page: 1 })
  expect([page.total, page.documents]).toEqual([0, []])
})
