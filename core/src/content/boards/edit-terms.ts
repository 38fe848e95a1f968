import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type NewMember, newMemberErrors, type TermDays, termErrors } from './board-edits.ts'
import type { BoardOffice } from './board-kinds.ts'
import { cityDay, isSitting } from './board-sql.ts'
import { boardMembers, boardOffices, boardSeats, boardTerms } from './boards.sql.ts'
import { heldBoard } from './held-board.ts'

export interface NewTerm extends TermDays {
  readonly id: string
  readonly boardId: string
  readonly seatId: string
  readonly member: {
    readonly id: string
    readonly fullName: string
    readonly email: string | null
    readonly phone: string | null
    /** Their account; null without one. */
    readonly userId: string | null
  }
}

/**
 * Statements that give a seat to a person, who becomes a member unless they are one. Also for rooms
 * above: the caller locks the board first. They throw not-found and conflict.
 */
export const termStatements = (
  builder: Builder,
  { id, boardId, seatId, fromDay, toDay, member }: NewTerm,
) =>
  [
    requireThat(
      builder,
      sql`exists (select from ${boardSeats} where id = ${seatId} and board_id = ${boardId}
      and (ended_on is null or ended_on >= ${fromDay}::date))`,
      'not-found',
      'BoardDesk.NoSeat',
    ),
    requireThat(
      builder,
      sql`not exists (select from ${boardTerms} where seat_id = ${seatId}
      and daterange(from_day, to_day, '[]') && daterange(${fromDay}::date, ${toDay}::date, '[]'))`,
      'conflict',
      'BoardDesk.SeatTaken',
    ),
    builder.insert(boardMembers).values(member).onConflictDoNothing({ target: boardMembers.id }),
    builder.insert(boardTerms).values({ id, seatId, memberId: member.id, fromDay, toDay }),
  ] as const

/**
 * Gives a seat to a person who did not apply here.
 * @throws forbidden; invalid; not-found; conflict if someone has the seat on one of the days.
 */
export async function addBoardTerm(
  context: Context,
  boardId: string,
  member: NewMember,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addBoardTerm')
  requireValid(newMemberErrors(member))
  const now = context.clock.now()
  const id = newId<'board term'>(now)
  const memberId = newId<'board member'>(now)
  const { seatId, fromDay, toDay } = member
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    ...termStatements(builder, {
      id,
      boardId,
      seatId,
      fromDay,
      toDay,
      member: {
        id: memberId,
        fullName: member.fullName.trim(),
        email: member.email.trim() || null,
        phone: member.phone.trim() || null,
        userId: null,
      },
    }),
    audit(context, builder, {
      operation: 'addBoardTerm',
      entity: 'board-member',
      entityId: memberId,
      details: { fromDay },
    }),
  ])
  return { id }
}

interface Known extends Record<string, unknown> {
  readonly memberId: string
  readonly fromDay: string | null
}

/**
 * Ends a term earlier or later, for example when a member resigns or stays on.
 * @throws forbidden; invalid; not-found; conflict if someone else has the seat then.
 */
export async function changeBoardTerm(
  context: Context,
  { boardId, termId }: { readonly boardId: string; readonly termId: string },
  toDay: string | null,
): Promise<void> {
  requireStaff(context, 'changeBoardTerm')
  const [known] = await context.database.rows<Known>(sql`
    select t.member_id as "memberId", t.from_day::text as "fromDay"
    from ${boardTerms} t join ${boardSeats} s on s.id = t.seat_id
    where t.id = ${termId} and s.board_id = ${boardId}`)
  if (!known) throw new DomainError('not-found', 'BoardDesk.NoTerm')
  requireValid(termErrors({ fromDay: known.fromDay ?? '1900-01-01', toDay }))
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    requireThat(
      builder,
      sql`not exists (select from ${boardTerms} own join ${boardTerms} t on t.seat_id = own.seat_id
        where own.id = ${termId} and t.id <> own.id
          and daterange(t.from_day, t.to_day, '[]') && daterange(own.from_day, ${toDay}::date, '[]'))`,
      'conflict',
      'BoardDesk.SeatTaken',
    ),
    builder.execute(sql`update ${boardTerms} set to_day = ${toDay}::date where id = ${termId}`),
    audit(context, builder, {
      operation: 'changeBoardTerm',
      entity: 'board-member',
      entityId: known.memberId,
      details: { toDay },
    }),
  ])
}

const sitsOn = (boardId: string, memberId: string, today: SQL): SQL => sql`exists (
  select from ${boardTerms} t join ${boardSeats} s on s.id = t.seat_id
  where s.board_id = ${boardId} and t.member_id = ${memberId} and ${isSitting(today)})`

/**
 * From today a member is chair or has another office; null: no one.
 * @throws forbidden; not-found; conflict for a person who does not sit on the board.
 */
export async function setBoardOffice(
  context: Context,
  boardId: string,
  { office, memberId }: { readonly office: BoardOffice; readonly memberId: string | null },
): Promise<void> {
  requireStaff(context, 'setBoardOffice')
  const now = context.clock.now()
  const today = cityDay(context)
  const held = sql`${boardOffices} where board_id = ${boardId} and office = ${office}`
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    ...(memberId === null
      ? []
      : [
          requireThat(
            builder,
            sitsOn(boardId, memberId, today),
            'conflict',
            'BoardDesk.NotOnTheBoard',
          ),
        ]),
    // Who was chosen today by mistake never was.
    builder.execute(sql`delete from ${held} and from_day >= ${today}`),
    builder.execute(sql`update ${boardOffices} set to_day = ${today} - 1
      where board_id = ${boardId} and office = ${office}
        and from_day < ${today} and (to_day is null or to_day >= ${today})`),
    ...(memberId === null
      ? []
      : [
          builder.insert(boardOffices).values({
            id: newId<'board office'>(now),
            boardId,
            memberId,
            office,
            fromDay: isoDay(now, context.city.timeZone),
          }),
        ]),
    audit(context, builder, {
      operation: 'setBoardOffice',
      entity: 'board',
      entityId: boardId,
      details: { office },
    }),
  ])
}
