import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { datesText, timesText } from './event-texts.ts'

/** Feed texts are English, whatever the reader's language (docs/decisions.md). */
const fedInEnglish = (language: Language, fields: readonly string[]): SQL =>
  sql`${JSON.stringify(language === 'es' ? fields : [])}::json`

/** The last good copy, newest first. */
export async function listNews({ database, language }: Context, limit: number): Promise<JsonText> {
  return database.json(sql`
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', title, 'link', link, 'pubDate', ${isoInstant(sql`starts_at`)},
      'contentSnippet', snippet,
      'enclosure', case when image_key is not null then json_build_object('url', '/media/' || image_key) end,
      'inEnglish', ${fedInEnglish(language, ['title', 'contentSnippet'])}
    ) order by starts_at desc, id), '[]')::text as body
    from (
      select * from feed_items where kind = 'news'
      order by starts_at desc, id limit ${limit}
    ) newest`)
}

/** Not over, next first. Days and hours are in city time and the reader's language. */
export async function listEvents(context: Context, limit: number): Promise<JsonText> {
  const { clock, city, database, language } = context
  const local = (moment: SQL): SQL => sql`(${moment} at time zone ${city.timeZone})`
  const starts = sql`starts_local`
  // An event until midnight ends on that day; an all-day event names the day after.
  const last = sql`greatest(starts_local, coalesce(ends_local, starts_local) - interval '1 second')`
  return database.json(sql`
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', title, 'link', link,
      'dates', ${datesText(starts, last, language)},
      'times', case when is_all_day then '' else ${timesText(starts, sql`coalesce(ends_local, starts_local)`, language)} end,
      'location', location,
      'start', case when is_all_day then to_char(starts_local, 'YYYY-MM-DD') else ${isoInstant(sql`starts_at`)} end,
      'end', case when is_all_day then to_char(${last}, 'YYYY-MM-DD') else ${isoInstant(sql`ends_at`)} end,
      'allDay', is_all_day,
      'inEnglish', ${fedInEnglish(language, ['title', 'location'])}
    ) order by starts_at, id), '[]')::text as body
    from (
      select *, ${local(sql`starts_at`)} as starts_local, ${local(sql`ends_at`)} as ends_local
      from feed_items
      where kind = 'events' and coalesce(ends_at, starts_at) > ${clock.now().toISOString()}::timestamptz
      order by starts_at, id limit ${limit}
    ) coming`)
}
