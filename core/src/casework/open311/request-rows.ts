import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { publicFields } from '../public-fields/public-fields.sql.ts'
import { blockInWords, joinNearestBlock } from '../reports/index.ts'
import { requestEvents } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import { publicWords } from './public-words.ts'

/** Events that say what became of a request; the same that its followers see, without their texts. */
export const isProgress = (event: 'e'): SQL => {
  const at = sql.raw(event)
  return sql`(${at}.is_public and ${at}.kind in ('status', 'merged'))`
}

/** Of an event: the state after it. */
export const stateOfEvent = sql`case when e.kind = 'merged' then 'duplicate'
  else coalesce(words.of -> 'extended' ->> (e.facts ->> 'to'), 'open') end`

/** Of an event: its state as people read it. */
export const wordsOfEvent = sql`case when e.kind = 'merged' then words.of ->> 'duplicate'
  else words.of -> 'statuses' ->> (e.facts ->> 'to') end`

/** `words` and `catalog`, on which the parts below stand. */
export const withWords = (context: Context): SQL => sql`
  with words as materialized (select ${JSON.stringify(publicWords(context))}::jsonb as of,
    (select field_names from ${publicFields} where record_type = 'Case') as chosen),
  catalog as materialized (
    select distinct on (report_category) report_category as category,
      ${context.language === 'es' ? sql`coalesce(item_es, item)` : sql`item`} as name
    from ${services} where report_category is not null and is_published and not is_deleted
    order by report_category, sort_order, id)`

/** The chosen answers that staff let everyone see, as a select on the row `listed`. */
const answers = (what: SQL): SQL => sql`(
  select ${what}
  from jsonb_each(words.of -> 'questions' -> listed.category) question,
    lateral (select listed.details ->> question.key as value) given,
    lateral (select question.value -> 'answers' ->> given.value as text) answer
  where answer.text is not null
    and (words.chosen is null or listed.category || '.' || question.key = any(words.chosen)))`

const inOrder = sql`order by (question.value ->> 'order')::int`

const notes = sql`(
  select coalesce(json_agg(json_build_object('datetime', ${isoInstant(sql`e.at`)},
    'description', coalesce(${wordsOfEvent}, words.of -> 'statuses' ->> 'Submitted'),
    'type', ${stateOfEvent}) order by e.at, e.id), '[]')
  from ${requestEvents} e
  where e.request_id = listed.id and (${isProgress('e')} or e.kind = 'submitted'))`

const extended = sql`,
  'attributes', ${answers(sql`coalesce(json_agg(json_build_object('label', question.value ->> 'label',
    'name', question.key, 'value', answer.text, 'code', given.value) ${inOrder}), '[]')`)},
  'extended_attributes', json_build_object(
    'status', case when listed.merged_into_id is not null then 'duplicate'
      else words.of -> 'extended' ->> listed.status end,
    'last_modified', ${isoInstant(sql`listed.updated_at`)}),
  'notes', ${notes}`

/**
 * One request of the standard, as JSON. No typed text, no name, no picture, and the place to a
 * thousandth of a degree with the block next to it, as on the portal's own page of open reports.
 */
export const requestRow = (context: Context, isExtended: boolean): SQL => sql`json_build_object(
  'service_request_id', listed.number,
  'status', case when listed.closed_at is null then 'open' else 'closed' end,
  'status_notes', case when listed.merged_into_id is not null then words.of ->> 'duplicate'
    else words.of -> 'statuses' ->> listed.status end,
  'service_name', coalesce(catalog.name, words.of -> 'services' ->> listed.category),
  'service_code', listed.category,
  'description', ${answers(sql`string_agg((question.value ->> 'label') || ': ' || answer.text, E'\\n' ${inOrder})`)},
  'agency_responsible', ${context.city.name}::text,
  'service_notice', null,
  'requested_datetime', ${isoInstant(sql`listed.created_at`)},
  'updated_datetime', ${isoInstant(sql`coalesce(listed.closed_at, listed.updated_at)`)},
  'expected_datetime', ${isoInstant(sql`listed.due_at`)},
  'address', ${blockInWords(context)},
  'address_id', null,
  'zipcode', null,
  'lat', round(listed.latitude::numeric, 3)::float8,
  'long', round(listed.longitude::numeric, 3)::float8,
  'media_url', null ${isExtended ? extended : sql``})`

/** `from` the rows of `select`, which are called `listed`. */
export const joinedRows = (select: SQL): SQL => sql`
  from words, (${select}) listed
  left join catalog on catalog.category = listed.category
  ${joinNearestBlock('listed')}`
