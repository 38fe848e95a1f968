import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { countUnreadMessages, deleteMessage, listMessages, readMessage } from './inbox.ts'
import { messages } from './messages.sql.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())

async function addMessage(userId: string, title: string, minutes: number, recordId?: string) {
  const id = newId()
  await database.write((builder) => [
    builder.insert(messages).values({
      id,
      userId,
      title,
      titleEs: `${title} (es)`,
      body: 'Body',
      bodyEs: 'Texto',
      recordType: recordId ? 'Case' : null,
      recordId: recordId ?? null,
      createdAt: new Date(now.getTime() + minutes * 60_000),
    }),
  ])
  return id
}

const parsed = async (text: Promise<string>) =>
  // The API's tests check the shape against the contract.
  JSON.parse(await text) as { Id: string; Title: string; ReadAt: string | null }[]

it('the inbox has the newest first, in the reader’s language, or what is about one record', async () => {
  const ana = await person()
  const record = newId()
  await addMessage(ana.userId, 'First', 0, record)
  await addMessage(ana.userId, 'Second', 1)
  const context = contextOf(ana)
  const titles = async (list: Promise<string>) => (await parsed(list)).map(({ Title }) => Title)
  expect(await titles(listMessages(context))).toEqual(['Second', 'First'])
  expect(await titles(listMessages({ ...context, language: 'es' }))).toEqual([
    'Second (es)',
    'First (es)',
  ])
  expect(await parsed(listMessages(contextOf(ana), { sfId: record }))).toEqual([
    {
      Id: expect.any(String),
      Title: 'First',
      Body: 'Body',
      CreatedAt: '2026-11-20T18:00:00Z',
      ReadAt: null,
      SObjectType: 'Case',
      SalesforceId: record,
      Page: null,
    },
  ])
})

it('an inbox continues after any of its messages, and from the start after a deleted one', async () => {
  const ana = await person()
  const context = contextOf(ana)
  // Messages of one instant are neither skipped nor repeated.
  for (const minutes of [0, 1, 1, 2]) await addMessage(ana.userId, 'News', minutes)
  const all = (await parsed(listMessages(context))).map(({ Id }) => Id)
  const one = await parsed(listMessages(context, { limit: 2 }))
  expect(one.map(({ Id }) => Id)).toEqual(all.slice(0, 2))
  const rest = await parsed(listMessages(context, { before: all[1], limit: 2 }))
  expect(rest.map(({ Id }) => Id)).toEqual(all.slice(2))
  expect(await parsed(listMessages(context, { before: newId() }))).toHaveLength(4)
  const other = await person()
  expect(await parsed(listMessages(contextOf(other), { before: all[1] }))).toEqual([])
})

it('a message is read once, counts as unread until then, and can be deleted', async () => {
  const ana = await person()
  const id = await addMessage(ana.userId, 'First', 0)
  await addMessage(ana.userId, 'Second', 1)
  expect(await countUnreadMessages(contextOf(ana))).toBe(2)
  await readMessage(contextOf(ana), id)
  const later = contextOf(ana, new Date(now.getTime() + 60_000))
  await readMessage(later, id)
  expect(await countUnreadMessages(contextOf(ana))).toBe(1)
  const [, first] = await parsed(listMessages(contextOf(ana)))
  expect(first?.ReadAt).toBe('2026-11-20T18:00:00Z')
  await deleteMessage(contextOf(ana), id)
  expect(await parsed(listMessages(contextOf(ana)))).toHaveLength(1)
  await expect(deleteMessage(contextOf(ana), id)).rejects.toThrow('Message.NotFound')
})

it('no one can read, mark or delete another person’s messages', async () => {
  const [ana, other] = await Promise.all([person(), person()])
  const id = await addMessage(ana.userId, 'First', 0)
  expect(await parsed(listMessages(contextOf(other)))).toEqual([])
  await expect(readMessage(contextOf(other), id)).rejects.toThrow('Message.NotFound')
  await expect(deleteMessage(contextOf(other), id)).rejects.toThrow('Message.NotFound')
  expect(await countUnreadMessages(contextOf(ana))).toBe(1)
})
