import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { contentVersions } from '../content-editing/content-editing.sql.ts'
import { indexDocuments } from '../search/index.ts'
import { type NewBoard, newBoardErrors } from './board-edits.ts'
import { boards } from './boards.sql.ts'
import { heldBoard } from './held-board.ts'
import { searchableBoards } from './searchable.ts'

/**
 * A board without seats yet; its texts are written afterward.
 * @throws forbidden; invalid; conflict if another board has the address.
 */
export async function createBoard(
  context: Context,
  board: NewBoard,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'createBoard')
  requireValid(newBoardErrors(board))
  const id = newId<'board'>(context.clock.now())
  const { name, nameEs, alias } = board
  await context.database.write((builder) => [
    builder.execute(sql`lock table ${boards} in share row exclusive mode`),
    requireThat(
      builder,
      sql`not exists (select from ${boards} where alias = ${alias})`,
      'conflict',
      'BoardDesk.AliasTaken',
    ),
    builder.insert(boards).values({
      id,
      name: name.trim(),
      nameEs: nameEs.trim(),
      alias,
      overview: '',
      overviewEs: '',
      additionalInformation: [],
    }),
    ...indexDocuments(builder, searchableBoards, [id]),
    audit(context, builder, {
      operation: 'createBoard',
      entity: 'board',
      entityId: id,
      details: { name },
    }),
  ])
  return { id }
}

/**
 * The city no longer has the board: residents do not find it, and it takes no applications. What it
 * did stays. Idempotent. @throws forbidden; not-found.
 */
export async function endBoard(context: Context, id: string): Promise<void> {
  requireStaff(context, 'endBoard')
  await context.database.write((builder) => [
    ...heldBoard(builder, id, 'any'),
    builder.execute(sql`update ${boards} set ended_at = ${context.clock.now().toISOString()}::timestamptz
      where id = ${id} and ended_at is null`),
    // What was to be published would bring the board back.
    builder.execute(sql`update ${contentVersions} set state = 'draft', scheduled_at = null
      where item_id = ${id} and state = 'scheduled'`),
    ...indexDocuments(builder, searchableBoards, [id]),
    audit(context, builder, { operation: 'endBoard', entity: 'board', entityId: id, details: {} }),
  ])
}
