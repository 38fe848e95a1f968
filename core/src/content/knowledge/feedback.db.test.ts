import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { listArticleFeedback, sendArticleFeedback } from './feedback.ts'
import { articleFeedback, articles } from './knowledge.sql.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let edith: UserActor
beforeAll(async () => {
  edith = await person({ roles: ['contentEditor'] })
})
const staff = () => contextOf(edith)
const reader = (minutes = 1) =>
  contextOf({ kind: 'anonymous' }, new Date(now.getTime() + minutes * 60_000))

async function anArticle(more: Partial<typeof articles.$inferInsert> = {}): Promise<string> {
  const id = newId<'article'>()
  await database.write((builder) => [
    builder.insert(articles).values({
      id,
      title: 'Why is my bill high?',
      summary: 'Often a running toilet.',
      layoutItems: [],
      isPublished: true,
      publishedAt: now,
      updatedAt: now,
      ...more,
    }),
  ])
  return id
}
const say = (id: string, device: string, isHelpful: boolean, reason = '') =>
  sendArticleFeedback(reader(), id, { device, isHelpful, reason, hasScript: true })

it('counts each device once, by its last answer, and keeps why', async () => {
  const id = await anArticle()
  await say(id, 'one', false)
  await say(id, 'one', false, 'Nothing about leaks. Call 847-555-0142.')
  await say(id, 'two', false)
  await say(id, 'two', true)
  expect(await listArticleFeedback(staff(), id)).toMatchObject([
    {
      id,
      failed: 1,
      helped: 1,
      reasons: [{ text: 'Nothing about leaks. Call [#].', language: 'en' }],
    },
  ])
})

it('does not show which devices answered for two articles', async () => {
  const ids = [await anArticle(), await anArticle()]
  for (const id of ids) await say(id, 'same', false)
  const hashes = await database.rows<{ hash: string }>(
    sql`select device_hash as hash from ${articleFeedback} where article_id = any(${`{${ids.join(',')}}`}::uuid[])`,
  )
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2)
})

it('starts again when the article was changed', async () => {
  const id = await anArticle()
  await say(id, 'one', false, 'Too long')
  await database.write((builder) => [
    builder.execute(
      sql`update ${articles} set updated_at = ${new Date(now.getTime() + 120_000).toISOString()}::timestamptz where id = ${id}::uuid`,
    ),
  ])
  expect(await listArticleFeedback(staff(), id)).toEqual([])
})

it('is not taken about an article that is not published', async () => {
  const id = await anArticle({ isPublished: false })
  await expect(say(id, 'one', true)).rejects.toMatchObject({ code: 'Article.NotFound' })
})

it('is shown to staff alone', async () => {
  await expect(listArticleFeedback(contextOf(await person()))).rejects.toMatchObject({
    kind: 'forbidden',
  })
})
