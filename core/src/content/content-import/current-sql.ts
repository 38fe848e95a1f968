import { type SQL, sql } from 'drizzle-orm'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { pickupRules } from '../../land/pickup/pickup.sql.ts'
import { boardMembers, boards, boardSeats, boardTerms } from '../boards/boards.sql.ts'
import { boardAttendance, boardFiles, boardMeetings } from '../boards/meetings.sql.ts'
import { contentItems, contentVersions } from '../content-editing/content-editing.sql.ts'
import { articles } from '../knowledge/knowledge.sql.ts'
import { contentImportRows, contentImports } from './content-import.sql.ts'
import type { ImportListName } from './layout.ts'

/** SQL on rows `b` of boards, `m` of members, `h` of meetings: their keys in files. */
export const memberKey = sql.raw('coalesce(m.source_key, m.full_name)')
export const meetingKey = sql.raw(`coalesce(h.source_key, b.alias || '/' || h.day)`)
/** SQL on rows `p` of parcels. */
export const addressKey = sql.raw(
  `lower(p.street_number || ' ' || p.street_name || ' ' || p.street_suffix)`,
)

const route = sql.raw(`jsonb_build_object('refuse_pickup_day', p.refuse_pickup_day,
  'leaf_district', nullif(p.leaf_district, ''))`)

const bodyOf = (row: string): SQL =>
  sql.raw(`jsonb_build_object('title', ${row}.title, 'titleEs', ${row}.title_es,
  'summary', ${row}.summary, 'summaryEs', ${row}.summary_es, 'layoutItems', ${row}.layout_items,
  'layoutItemsEs', ${row}.layout_items_es)`)

/** Each: its key, id, row, and whether a file that lacks it is said to lack it. */
const records: Readonly<Record<ImportListName, (step: SQL) => SQL>> = {
  // A draft is compared with the draft, and what will be published with what is.
  articles: (step) => sql`
    select coalesce(i.source_key, a.slug) as key, coalesce(a.id, i.id) as id,
      case when ${step} = 'publish' and a.is_published then ${bodyOf('a')}
        when ${step} = 'publish' then '{}'
        else coalesce(v.body, ${bodyOf('a')}) end as row,
      coalesce(a.is_published and a.merged_into_id is null, false) as is_live
    from ${articles} a
    full join (select * from ${contentItems} where kind = 'article') i on i.id = a.id
    left join ${contentVersions} v on v.item_id = i.id and v.state in ('draft', 'scheduled')
    where a.id is not null or i.source_key is not null`,
  boards: () => sql`
    select b.alias as key, b.id, to_jsonb(b) as row, b.ended_at is null as is_live from ${boards} b`,
  seats: () => sql`
    select b.alias || '/' || s.position as key, s.id,
      to_jsonb(s) || jsonb_build_object('board', b.alias) as row, s.ended_on is null as is_live
    from ${boardSeats} s join ${boards} b on b.id = s.board_id`,
  members: () => sql`
    select distinct on (${memberKey}) ${memberKey} as key, m.id, to_jsonb(m) as row, true as is_live
    from ${boardMembers} m order by ${memberKey}, m.id`,
  terms: () => sql`
    select distinct on (key) * from (
      select b.alias || '/' || s.position || '/' || ${memberKey} || '/' || coalesce(t.from_day::text, '') as key,
        t.id, to_jsonb(t) || jsonb_build_object('board', b.alias, 'position', s.position,
          'member', ${memberKey}) as row, true as is_live
      from ${boardTerms} t join ${boardSeats} s on s.id = t.seat_id
        join ${boards} b on b.id = s.board_id join ${boardMembers} m on m.id = t.member_id
    ) named order by key, id`,
  meetings: () => sql`
    select distinct on (${meetingKey}) ${meetingKey} as key, h.id,
      to_jsonb(h) || jsonb_build_object('board', b.alias, 'is_cancelled', h.cancelled_at is not null) as row,
      true as is_live
    from ${boardMeetings} h join ${boards} b on b.id = h.board_id order by ${meetingKey}, h.id`,
  attendance: () => sql`
    select distinct on (key) * from (
      select ${meetingKey} || '/' || ${memberKey} as key, null::uuid as id,
        jsonb_build_object('meeting', ${meetingKey}, 'member', ${memberKey}, 'status', t.status) as row,
        true as is_live
      from ${boardAttendance} t join ${boardMeetings} h on h.id = t.meeting_id
        join ${boards} b on b.id = h.board_id join ${boardMembers} m on m.id = t.member_id
    ) named order by key`,
  files: () => sql`
    select distinct on (key) * from (
      select b.alias || '/' || coalesce(${meetingKey}, '') || '/' || f.kind || '/' || f.label as key, f.id,
        to_jsonb(f) || jsonb_build_object('board', b.alias,
          'meeting', case when h.id is not null then ${meetingKey} end) as row, true as is_live
      from ${boardFiles} f join ${boards} b on b.id = f.board_id
        left join ${boardMeetings} h on h.id = f.meeting_id
    ) named order by key, id`,
  // A file may have a part of the city.
  pickupDays: () => sql`
    select p.parcel_number as key, p.id, ${route} as row, false as is_live
    from ${parcels} p where p.retired_at is null`,
  pickupAddresses: () => sql`
    select distinct on (${addressKey}) ${addressKey} as key, p.id, ${route} as row, false as is_live
    from ${parcels} p where p.retired_at is null order by ${addressKey}, p.id`,
  pickupRules: () => sql`
    select r.kind || '/' || coalesce(r.service, '') || '/' || coalesce(r.district, '') || '/' || r.from_day as key,
      r.id, to_jsonb(r) as row, true as is_live
    from ${pickupRules} r where r.withdrawn_at is null`,
}

/**
 * The city's records of the lists that an import has or names, as `list`, `key`, `id`, `row` and
 * `is_live`. Postgres skips the others.
 */
export function currentRecords(importId: SQL): SQL {
  const step = sql`(select article_step from ${contentImports} where id = ${importId})`
  // Object.entries forgets the names.
  const lists = Object.entries(records) as [ImportListName, (step: SQL) => SQL][]
  return sql.join(
    lists.map(([list, select]) => {
      const name = sql.raw(`'${list}'`)
      return sql`select ${name} as list, key, id, row, is_live from (${select(step)}) ${sql.raw(`of_${list.toLowerCase()}`)}
        where exists (select from ${contentImportRows} w where w.import_id = ${importId}
          and (w.list = ${name} or w.refs @> ${sql.raw(`'[{"list": "${list}"}]'`)}))`
    }),
    sql` union all `,
  )
}
