import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type SeatEdit, seatErrors } from './board-edits.ts'
import { cityDay } from './board-sql.ts'
import { boardSeats, boardTerms } from './boards.sql.ts'
import { heldBoard } from './held-board.ts'

/**
 * A seat's facts; without an id another seat, after the others.
 * @throws forbidden; invalid; not-found for no such board or seat.
 */
export async function saveBoardSeat(
  context: Context,
  { boardId, seatId }: { readonly boardId: string; readonly seatId: string | null },
  seat: SeatEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'saveBoardSeat')
  requireValid(seatErrors(seat))
  const id = seatId ?? newId<'board seat'>(context.clock.now())
  const { isVoting, isAlternate, takesApplications, termYears } = seat
  const row = {
    name: textOrNull(seat.name),
    nameEs: textOrNull(seat.nameEs),
    appointer: textOrNull(seat.appointer),
    appointerEs: textOrNull(seat.appointerEs),
    requirements: textOrNull(seat.requirements),
    requirementsEs: textOrNull(seat.requirementsEs),
    isVoting,
    isAlternate,
    takesApplications,
    termYears,
  }
  const ofBoard = sql`${boardSeats} where id = ${id} and board_id = ${boardId}`
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    ...(seatId === null
      ? [
          builder.insert(boardSeats).values({
            id,
            boardId,
            // The board is locked, so that no other seat takes the number.
            position: sql`(select coalesce(max(position), 0) + 1 from ${boardSeats}
              where board_id = ${boardId})`,
            ...row,
          }),
        ]
      : [
          requireThat(
            builder,
            sql`exists (select from ${ofBoard})`,
            'not-found',
            'BoardDesk.NoSeat',
          ),
          builder
            .update(boardSeats)
            .set(row)
            .where(sql`id = ${id}`),
        ]),
    audit(context, builder, {
      operation: 'saveBoardSeat',
      entity: 'board',
      entityId: boardId,
      details: {},
    }),
  ])
  return { id }
}

/**
 * The board no longer has the seat; terms of the past stay.
 * @throws forbidden; not-found; conflict while someone has it or will.
 */
export async function endBoardSeat(
  context: Context,
  { boardId, seatId }: { readonly boardId: string; readonly seatId: string },
): Promise<void> {
  requireStaff(context, 'endBoardSeat')
  const today = cityDay(context)
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    requireThat(
      builder,
      sql`exists (select from ${boardSeats} where id = ${seatId} and board_id = ${boardId})`,
      'not-found',
      'BoardDesk.NoSeat',
    ),
    requireThat(
      builder,
      sql`not exists (select from ${boardTerms}
        where seat_id = ${seatId} and (to_day is null or to_day >= ${today}))`,
      'conflict',
      'BoardDesk.SeatHasMember',
    ),
    builder.execute(sql`update ${boardSeats} set ended_on = ${today} - 1
      where id = ${seatId} and ended_on is null`),
    audit(context, builder, {
      operation: 'endBoardSeat',
      entity: 'board',
      entityId: boardId,
      details: {},
    }),
  ])
}
