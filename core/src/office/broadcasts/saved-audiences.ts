import { sql } from 'drizzle-orm'
import { broadcastAudiences } from '../../casework/messages/broadcasts.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit, auditRows } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { type Audience, broadcastLimits } from './rules.ts'

interface NamedAudience {
  readonly name: string
  readonly audience: Audience
}

/**
 * For all staff who write messages; replaces the one of the same name.
 * @throws invalid without a name; conflict above `broadcastLimits.audiences`; forbidden.
 */
export async function saveAudience(
  context: Context,
  { name, audience }: NamedAudience,
): Promise<{ readonly id: string }> {
  const { userId } = requireStaff(context, 'saveAudience')
  requireValid(required('name', name))
  const now = context.clock.now()
  const trimmed = name.trim()
  const id = newId<'audience'>(now)
  const { saved } = await context.database.write((builder) => ({
    // One after the other, so that no two take the last place.
    held: builder.execute(sql`lock table ${broadcastAudiences} in share row exclusive mode`),
    room: requireThat(
      builder,
      sql`exists (select from ${broadcastAudiences} where name = ${trimmed})
        or (select count(*) from ${broadcastAudiences}) < ${broadcastLimits.audiences}`,
      'conflict',
      'Broadcasts.TooManyAudiences',
    ),
    saved: builder
      .insert(broadcastAudiences)
      .values({ id, name: trimmed, audience, createdBy: userId, createdAt: now })
      .onConflictDoUpdate({ target: broadcastAudiences.name, set: { audience } })
      .returning({ id: broadcastAudiences.id }),
    // One that is replaced keeps its id.
    audit: builder.execute(
      auditRows(context, {
        operation: 'saveAudience',
        entity: 'broadcast-audience',
        entityId: sql`a.id::text`,
        details: sql`jsonb_build_object('name', a.name)`,
        rows: sql`${broadcastAudiences} a where a.name = ${trimmed}`,
      }),
    ),
  }))
  return { id: saved[0]?.id ?? id }
}

/** Messages that were written with it stay. @throws not-found; forbidden. */
export async function deleteAudience(context: Context, id: string): Promise<void> {
  requireStaff(context, 'deleteAudience')
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${broadcastAudiences} where id = ${id})`,
      'not-found',
      'Broadcasts.NoAudience',
    ),
    builder.delete(broadcastAudiences).where(sql`id = ${id}`),
    audit(context, builder, {
      operation: 'deleteAudience',
      entity: 'broadcast-audience',
      entityId: id,
      details: {},
    }),
  ])
}
