import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { boardMembers, boards, boardSeats, boardTerms } from '../boards/boards.sql.ts'
import { boardMeetings } from '../boards/meetings.sql.ts'
import { legistarRows } from './legistar.sql.ts'
import type { LegistarList } from './lists.ts'
import type { CitySeat } from './seat-terms.ts'

/** A row of Legistar with its id. */
export type RawRow = Readonly<Record<string, string | number | null>> & { readonly id: number }

export interface CityBoard {
  readonly id: string
  readonly alias: string
  readonly name: string
  readonly sourceKey: string | null
  readonly seats: readonly CitySeat[]
}

/** What a read has, and what the city has of it. */
export interface ReadState {
  readonly rows: Readonly<Partial<Record<LegistarList, readonly RawRow[]>>>
  readonly boards: readonly CityBoard[]
  /** Of people that staff or another system brought, by their keys in content-import. */
  readonly members: readonly { readonly key: string; readonly name: string }[]
  /** Likewise of meetings; `place` is `alias/day`. */
  readonly meetings: readonly { readonly key: string; readonly place: string }[]
  readonly today: string
}

/** In one round trip. */
export async function readState(
  { city, clock, database }: Context,
  { id: sourceId, source }: { readonly id: string; readonly source: string },
): Promise<ReadState> {
  const isOthers = (row: string) =>
    sql`not coalesce(starts_with(${sql.raw(row)}.source_key, ${`${source}/`}), false)`
  const text = await database.json(sql`
    select json_build_object(
      'rows', (select coalesce(json_object_agg(list, rows), '{}') from (
        select list, json_agg(row || jsonb_build_object('id', row_id) order by row_id) as rows
        from ${legistarRows} where source_id = ${sourceId}::uuid group by list) by_list),
      'boards', (select coalesce(json_agg(json_build_object('id', b.id, 'alias', b.alias, 'name', b.name,
          'sourceKey', b.source_key, 'seats', (
            select coalesce(json_agg(json_build_object('position', s.position, 'isAlternate', s.is_alternate,
              'isEnded', s.ended_on is not null, 'terms', (
                select coalesce(json_agg(json_build_object('from', t.from_day, 'to', t.to_day,
                  'member', coalesce(m.source_key, m.full_name)) order by t.from_day, t.id), '[]')
                from ${boardTerms} t join ${boardMembers} m on m.id = t.member_id where t.seat_id = s.id))
              order by s.position), '[]') from ${boardSeats} s where s.board_id = b.id))
        order by b.alias), '[]') from ${boards} b),
      'members', (select coalesce(json_agg(json_build_object('name', m.full_name,
        'key', coalesce(m.source_key, m.full_name))), '[]') from ${boardMembers} m where ${isOthers('m')}),
      'meetings', (select coalesce(json_agg(json_build_object('place', b.alias || '/' || h.day,
        'key', coalesce(h.source_key, b.alias || '/' || h.day))), '[]')
        from ${boardMeetings} h join ${boards} b on b.id = h.board_id where ${isOthers('h')}))::text as body`)
  // The statement wrote it as JSON.
  const state = JSON.parse(text) as Omit<ReadState, 'today'>
  return { ...state, today: isoDay(clock.now(), city.timeZone) }
}
