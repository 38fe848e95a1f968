import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { services } from '../../casework/services/services.sql.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { rebuildSearchIndex } from '../../search-index.ts'
import { filledWith, searchStatement } from './search-statement.ts'
import { wordsOf } from './words.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const database = openDatabase(databaseUrl, neonEndpoint)
const now = new Date('2026-11-20T18:00:00Z')

/** Random words for row `n`: three in nearly every row, 30,000 of decreasing frequency. */
const words = (count: number): SQL => sql`(
  select string_agg(case when r < 0.15 then 'elgin' when r < 0.22 then 'water' when r < 0.25 then 'permit'
    else chr(97 + ascii(substr(md5(r::text), 1, 1)) % 26)
      || translate((30000 ^ random())::int::text, '0123456789', 'aeioubcdfg') end, ' ')
  from (select random() as r from generate_series(1, ${sql.raw(String(count))} + n * 0)) as word)`

interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Step[]
}

const everyStep = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(everyStep)]

const search = searchStatement({
  result: sql`json_build_object('title', d.title, 'highlight', highlight)`,
})
const found = statement<{ body: string }>(search)
const explained = statement<{ 'QUERY PLAN': [{ Plan: Step }] }>(
  sql`explain (analyze, buffers, format json) ${search}`,
)
const asked = (term: string) => filledWith({ words: wordsOf(term), language: 'en', page: 1, now })

async function planOf(term: string): Promise<Step> {
  const { rows } = await database.read((builder) => explained(builder, asked(term)))
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  return plan
}

beforeAll(async () => {
  const at = now.toISOString()
  await database.write((builder) => [
    builder.execute(sql`select setseed(0.42)`),
    builder.execute(sql`
      insert into articles (id, title, summary, layout_items, is_published, published_at, updated_at)
      select gen_random_uuid(), ${words(6)}, ${words(20)},
        json_build_array(json_build_object('name', 'Body', 'label', 'About', 'value', ${words(120)})),
        true, ${at}, ${at}
      from generate_series(1, 40000) n`),
    builder.execute(sql`
      insert into news_posts (id, category, update_text, additional_info, show_on, is_published)
      select gen_random_uuid(), 'Streets', ${words(8)}, ${words(60)}, '2026-11-20'::date - n / 20, true
      from generate_series(1, 60000) n`),
    builder.insert(services).values({
      id: newId<'service'>(),
      item: 'Elgin',
      description: 'One of very many things that name the city.',
      type: 'LASERFICHE_FORM',
      action: 'REPORT',
      isPublished: true,
      createdAt: now,
      updatedAt: now,
    }),
  ])
  await rebuildSearchIndex(database)
}, 900_000)

describe('search of 100,000 documents', () => {
  // Blocks of 8 kB, counted per access. These terms touch 5,000 to 12,000; reading all documents of
  // a language touched 41,000.
  it.each(['elgin', 'elgin water permit', 'elgni watr', 'permit w', 'pay my water bill online'])(
    'looks %j up in the index and reads a small part of it',
    async (term) => {
      const plan = await planOf(term)
      const scanned = everyStep(plan).filter((step) => step['Node Type'] === 'Seq Scan')
      expect(scanned.map((step) => step['Relation Name'])).not.toContain('search_documents')
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(18_000)
    },
  )

  it('shows a service of just this title before the 100,000 that share its word', async () => {
    const { rows } = await database.read((builder) => found(builder, asked('elgin')))
    expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({
      // A page of results, the service first.
      results: [{ title: 'Elgin' }, ...Array.from({ length: 14 }, () => ({}))],
      total: 1000,
    })
  })
})
