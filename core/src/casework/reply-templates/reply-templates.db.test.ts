import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from './edit-templates.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let ada: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
})
const hello = { name: 'Hello', bodyEnglish: 'Hello {name}', bodySpanish: 'Hola, {name}' }
const listed = async () => JSON.parse((await listReplyTemplates(contextOf(ada))).toString())

it('is listed by name, changed at its version, and deleted, each in the audit log', async () => {
  const { id } = await createReplyTemplate(contextOf(ada), { ...hello, name: ' Hello ' })
  expect(await listed()).toMatchObject([{ id, ...hello, version: 1 }])
  const bye = { ...hello, name: 'Bye' }
  expect(await updateReplyTemplate(contextOf(ada), { id, version: 1, ...bye })).toEqual({
    version: 2,
  })
  await expect(
    updateReplyTemplate(contextOf(ada), { id, version: 1, ...hello }),
  ).rejects.toMatchObject({ kind: 'stale', code: 'Templates.ChangedMeanwhile' })
  await expect(deleteReplyTemplate(contextOf(ada), { id, version: 1 })).rejects.toMatchObject({
    kind: 'stale',
  })
  await deleteReplyTemplate(contextOf(ada), { id, version: 2 })
  expect(await listed()).toEqual([])
  expect(await auditEntriesOf(database, id)).toEqual([
    `createReplyTemplate by ${ada.userId}`,
    `deleteReplyTemplate by ${ada.userId}`,
    `updateReplyTemplate by ${ada.userId}`,
  ])
})

it('a blank that no request has is named, in the writer’s language', async () => {
  const wrong = { ...hello, bodySpanish: 'Hola, {nombre} {{number}} <script>' }
  await expect(createReplyTemplate(contextOf(ada), wrong)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'Templates.UnknownBlank',
    detail: expect.stringContaining('{nombre}'),
  })
})

it('two people at once cannot give one name twice', async () => {
  const twice = await Promise.allSettled([
    createReplyTemplate(contextOf(ada), hello),
    createReplyTemplate(contextOf(ada), hello),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { kind: 'conflict', code: 'Templates.NameTaken' },
  })
})

it('both languages are required', async () => {
  await expect(
    createReplyTemplate(contextOf(ada), { ...hello, name: 'x', bodySpanish: ' ' }),
  ).rejects.toMatchObject({ problems: [{ field: 'bodySpanish' }] })
})
