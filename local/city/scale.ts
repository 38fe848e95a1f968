import { type SQL, sql } from 'drizzle-orm'
import { articles } from '@portal/core/schema'
import { DEMO_DAY } from './demo.ts'
import { insertComputed, type Seeding } from './fill-table.ts'

const CHUNK = 10_000
const BODY_WORDS = 60
const TITLE_WORDS = 4

/**
 * Adds articles up to this number, the same on every run, with the demo texts' word frequencies, so
 * call it after the search index is built. Returns true if any were added.
 */
export async function addScaledArticles(
  seeding: Seeding,
  count: number,
  onProgress: (text: string) => void,
): Promise<boolean> {
  if (count < 1 || (await has(seeding, count))) return false
  await seeding.execute(sql`
    create temporary table scale_words on commit drop as
    select language, word, count(*) over (partition by language) as words,
      row_number() over (partition by language order by documents desc, word) as rank
    from search_words`)
  await seeding.execute(sql`analyze scale_words`)
  for (let from = 1; from <= count; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, count)
    onProgress(`${to} of ${count} articles more`)
    await insertComputed(seeding, articles, columns, scaledTexts(from, to))
  }
  return true
}

async function has(seeding: Seeding, number: number): Promise<boolean> {
  const { rowCount } = await seeding.execute(
    sql`select from ${articles} where ${articles.id} = ${scaledId(sql`${number}::int`)}`,
  )
  return rowCount === 1
}

// Shaped as `demoId`: a UUIDv7 of 1 January 2026.
const scaledId = (number: SQL): SQL => sql`regexp_replace(
  md5('scaled/' || ${number}), '^(.{3})(.{3})(.{12}).*', '019b76da-a800-7\\1-8\\2-\\3')::uuid`

// Pseudo-random in [0, 1) from article, language and place in the text.
const chance = sql`(('x' || left(md5(number || language || place), 8))::bit(32)::bigint / 4294967296.0)`

/** An article's texts in both languages, per number. */
const scaledTexts = (from: number, to: number): SQL => sql`(
  select number,
    max(title) filter (where language = 'en') as title,
    max(title) filter (where language = 'es') as title_es,
    max(body) filter (where language = 'en') as body,
    max(body) filter (where language = 'es') as body_es
  from (
    select number, language,
      initcap(string_agg(word, ' ' order by place) filter (where place <= ${TITLE_WORDS}::int)) as title,
      string_agg(word, ' ' order by place) filter (where place > ${TITLE_WORDS}::int) as body
    from (
      -- The cube makes the words at the list's head as frequent as such words are in any text.
      select number, place, language, 1 + floor(words * power(${chance}, 3))::int as rank
      from generate_series(${from}::int, ${to}::int) number,
        generate_series(1, ${TITLE_WORDS + BODY_WORDS}::int) place,
        (select distinct language, words from scale_words) languages
    ) chosen join scale_words using (language, rank)
    group by number, language
  ) texts_by_language
  group by number
) texts`

const layoutItems = (label: string, body: SQL): SQL =>
  sql`jsonb_build_array(jsonb_build_object('name', 'Details__c', 'label', ${label}::text, 'value', '<p>' || ${body} || '</p>'))`

const writtenAt = sql`${DEMO_DAY.toISOString()}::timestamptz - number % 900 * interval '1 day'`

const columns = {
  id: scaledId(sql`number`),
  slug: sql`''`,
  title: sql`title || ' (sample ' || number || ')'`,
  titleEs: sql`title_es || ' (muestra ' || number || ')'`,
  summary: sql`left(body, 120)`,
  summaryEs: sql`left(body_es, 120)`,
  layoutItems: layoutItems('Details', sql`body`),
  layoutItemsEs: layoutItems('Detalles', sql`body_es`),
  relatedServiceIds: sql`'[]'::jsonb`,
  mergedIntoId: sql`null`,
  viewCount: sql`0`,
  isPublished: sql`true`,
  publishedAt: writtenAt,
  updatedAt: writtenAt,
} satisfies Record<keyof typeof articles.$inferSelect, SQL>
