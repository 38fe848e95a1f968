import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { boards } from './boards.sql.ts'

/**
 * Statements: locks a board, so that what a change requires holds until the commit. Only boards that
 * the city still has are changed, unless `which` says any. The statements throw not-found.
 */
export const heldBoard = (builder: Builder, id: string, which: 'standing' | 'any' = 'standing') =>
  [
    builder.execute(sql`select from ${boards} where id = ${id} for update`),
    requireThat(
      builder,
      sql`exists (select from ${boards} where id = ${id}
      and (${which === 'any'} or ended_at is null))`,
      'not-found',
      'Boards.NotFound',
    ),
  ] as const
