import { type SQL, sql } from 'drizzle-orm'
import { boards } from '../../content/boards/boards.sql.ts'
import { noticedNow } from '../../content/boards/index.ts'
import { boardFiles, boardMeetings } from '../../content/boards/meetings.sql.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { boardFollowers, boardNotices } from './board-followers.sql.ts'
import { type MeetingNews, newsOf, type SeenMeeting } from './meeting-news.ts'
import { type NoticedBoard, noticeWords } from './notice-words.ts'

/**
 * Clerks add several meetings in a row and correct what they typed. A board's changes become one
 * notice once none was made for a while, or the first has waited for long.
 */
export const noticeMinutes = { quiet: 5, longest: 30 } as const

/** Boards whose changes one run reads; the next minute's run continues. */
const mostBoards = 20

export const beforeAll = '00000000-0000-0000-0000-000000000000'

interface ChangedBoard extends NoticedBoard, Record<string, unknown> {
  readonly id: string
  readonly hasEnded: boolean
  readonly meetings: readonly SeenMeeting[]
}

const today = ({ city, clock }: Context): string => isoDay(clock.now(), city.timeZone)

const atNow = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

const minutesAgo = (context: Context, minutes: number): SQL =>
  sql`${atNow(context)} - make_interval(mins => ${minutes})`

/** The meetings that followers may have to hear of, and at least one of each board. */
export const changedBoards = (context: Context): Promise<ChangedBoard[]> =>
  context.database.rows<ChangedBoard>(sql`
    with due as (
      select board_id from ${boardMeetings} where version > noticed_version group by board_id
      having max(updated_at) <= ${minutesAgo(context, noticeMinutes.quiet)}
        or min(updated_at) <= ${minutesAgo(context, noticeMinutes.longest)}
      order by board_id limit ${mostBoards})
    select b.id, b.alias, b.name, b.name_es as "nameEs", b.meeting_location as "meetingLocation",
      b.ended_at is not null as "hasEnded",
      (select coalesce(json_agg(json_build_object('id', h.id, 'version', h.version, 'was', h.noticed,
          'day', h.day::text, 'startsAt', h.starts_at, 'location', h.location,
          'isCancelled', h.cancelled_at is not null,
          'papers', (select coalesce(json_agg(json_build_object('kind', f.kind, 'label', f.label,
            'labelEs', f.label_es, 'url', f.url) order by f.kind, f.id), '[]')
            from ${boardFiles} f where f.meeting_id = h.id)) order by h.day, h.starts_at, h.id), '[]')
        from ${boardMeetings} h where h.board_id = b.id and h.version > h.noticed_version
          and (h.noticed is not null or h.day >= ${today(context)}::date)) as meetings
    from due join ${boards} b on b.id = due.board_id`)

/**
 * Returns the notice's id, null without anything to tell. In one transaction: the notice of a board, and that its meetings are noticed in the versions that
 * the notice was made of. If someone changed one meanwhile, nothing happens.
 */
async function noteBoard(context: Context, board: ChangedBoard): Promise<string | null> {
  const seen = JSON.stringify(board.meetings.map(({ id, version }) => ({ id, version })))
  const seenRows = sql`json_to_recordset(${seen}::json) as s(id uuid, version int)`
  const news = board.hasEnded
    ? []
    : board.meetings.flatMap((meeting): MeetingNews[] => {
        const one = newsOf(meeting, today(context))
        return one ? [one] : []
      })
  const wordsIn = (language: Language) => noticeWords({ ...context, language }, board, news)
  const words = () => JSON.stringify({ en: wordsIn('en'), es: wordsIn('es') })
  const id = news.length === 0 ? null : newId<'board notice'>(context.clock.now())
  await context.database.write((builder) => [
    builder.execute(sql`select from ${boardMeetings} where board_id = ${board.id}
      and version > noticed_version order by id for update`),
    requireThat(
      builder,
      sql`not exists (select from ${seenRows} where not exists (select from ${boardMeetings} h
        where h.id = s.id and h.version = s.version and h.noticed_version < h.version))`,
      'conflict',
      'BoardDesk.MeetingChanged',
    ),
    builder.execute(sql`
      update ${boardMeetings} h set noticed = ${noticedNow}, noticed_version = h.version
      where h.board_id = ${board.id} and h.version > h.noticed_version
        and (h.id in (select s.id from ${seenRows})
          or (h.noticed is null and h.day < ${today(context)}::date))`),
    ...(id === null
      ? []
      : [
          builder.execute(sql`
            insert into ${boardNotices} (id, board_id, words, through, created_at)
            select ${id}::uuid, ${board.id}::uuid,
              ${words()}::jsonb, ${beforeAll}::uuid, ${atNow(context)}
            where exists (select from ${boardFollowers}
              where board_id = ${board.id} and confirmed_at is not null)`),
        ]),
  ])
  return id
}

/** Notices of what changed at boards whose clerks are done. Returns their ids. */
export async function makeNotices(
  context: Context,
  changed: readonly ChangedBoard[],
): Promise<readonly string[]> {
  const made: string[] = []
  for (const board of changed) {
    try {
      // One after the other: few boards change in a minute.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const id = await noteBoard(context, board)
      if (id !== null) made.push(id)
    } catch (error) {
      // Changed, or noticed by another run, since it was read: the next run looks again.
      if (!(error instanceof DomainError && error.kind === 'conflict')) throw error
    }
  }
  return made
}
