import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import {
  boardFileErrors,
  type MeetingEdit,
  meetingErrors,
  type NewBoardFile,
} from './board-edits.ts'
import { heldBoard } from './held-board.ts'
import { boardFiles, boardMeetings } from './meetings.sql.ts'

/** A meeting of a board, in the version that was seen. */
export interface MeetingKey {
  readonly boardId: string
  readonly meetingId: string
}

const isOf = ({ boardId, meetingId }: MeetingKey): SQL =>
  sql`${boardMeetings} where id = ${meetingId} and board_id = ${boardId}`

const requireMeeting = (builder: Builder, key: MeetingKey) =>
  requireThat(builder, sql`exists (select from ${isOf(key)})`, 'not-found', 'BoardDesk.NoMeeting')

/** Calendars and followers learn of it by the version. */
const touched = ({ clock }: Context): SQL =>
  sql`version = version + 1, updated_at = ${clock.now().toISOString()}::timestamptz`

/**
 * A meeting's facts; without an id another meeting. `version` is the one that was changed.
 * @throws forbidden; invalid; not-found; conflict if someone else changed it meanwhile.
 */
export async function saveBoardMeeting(
  context: Context,
  { boardId, meetingId }: { readonly boardId: string; readonly meetingId: string | null },
  { version, ...meeting }: MeetingEdit & { readonly version: number },
): Promise<{ readonly id: string }> {
  requireStaff(context, 'saveBoardMeeting')
  requireValid(meetingErrors(meeting))
  const now = context.clock.now()
  const id = meetingId ?? newId<'board meeting'>(now)
  const key = { boardId, meetingId: id }
  const row = {
    day: meeting.day,
    startsAt: textOrNull(meeting.startsAt),
    title: textOrNull(meeting.title),
    titleEs: textOrNull(meeting.titleEs),
    location: textOrNull(meeting.location),
    videoUrl: textOrNull(meeting.videoUrl),
    updatedAt: now,
  }
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    ...(meetingId === null
      ? [builder.insert(boardMeetings).values({ id, boardId, ...row })]
      : [
          requireMeeting(builder, key),
          requireThat(
            builder,
            sql`exists (select from ${isOf(key)} and version = ${version})`,
            'conflict',
            'BoardDesk.MeetingChanged',
          ),
          builder
            .update(boardMeetings)
            .set({ ...row, version: version + 1 })
            .where(sql`id = ${id}`),
        ]),
    audit(context, builder, {
      operation: 'saveBoardMeeting',
      entity: 'board-meeting',
      entityId: id,
      details: { day: meeting.day },
    }),
  ])
  return { id }
}

/** Calls a meeting off, or back on. Idempotent. @throws forbidden; not-found. */
export async function cancelBoardMeeting(
  context: Context,
  key: MeetingKey,
  isCancelled: boolean,
): Promise<void> {
  requireStaff(context, 'cancelBoardMeeting')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...heldBoard(builder, key.boardId),
    requireMeeting(builder, key),
    builder.execute(sql`
      update ${boardMeetings} set cancelled_at = ${isCancelled ? at : sql`null`}, ${touched(context)}
      where id = ${key.meetingId} and (cancelled_at is not null) <> ${isCancelled}`),
    audit(context, builder, {
      operation: 'cancelBoardMeeting',
      entity: 'board-meeting',
      entityId: key.meetingId,
      details: {},
    }),
  ])
}

/** A paper of a meeting, or a resource of the board. @throws forbidden; invalid; not-found. */
export async function addBoardFile(
  context: Context,
  boardId: string,
  file: NewBoardFile,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addBoardFile')
  requireValid(boardFileErrors(file))
  const now = context.clock.now()
  const id = newId<'board file'>(now)
  const { meetingId, kind } = file
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    ...(meetingId === null
      ? []
      : [
          requireMeeting(builder, { boardId, meetingId }),
          builder.execute(
            sql`update ${boardMeetings} set ${touched(context)} where id = ${meetingId}`,
          ),
        ]),
    builder.insert(boardFiles).values({
      id,
      boardId,
      meetingId,
      kind,
      label: file.label.trim(),
      labelEs: file.labelEs.trim(),
      url: file.url.trim(),
      createdAt: now,
    }),
    audit(context, builder, {
      operation: 'addBoardFile',
      entity: 'board',
      entityId: boardId,
      details: { kind },
    }),
  ])
  return { id }
}

/** Idempotent. @throws forbidden; not-found for no such board. */
export async function removeBoardFile(
  context: Context,
  { boardId, fileId }: { readonly boardId: string; readonly fileId: string },
): Promise<void> {
  requireStaff(context, 'removeBoardFile')
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    builder.execute(sql`delete from ${boardFiles} where id = ${fileId} and board_id = ${boardId}`),
    audit(context, builder, {
      operation: 'removeBoardFile',
      entity: 'board',
      entityId: boardId,
      details: {},
    }),
  ])
}
