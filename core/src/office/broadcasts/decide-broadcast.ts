import { type SQL, sql } from 'drizzle-orm'
import { broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import type { BroadcastState } from './rules.ts'

interface Decision {
  readonly operation: StaffOperation
  readonly from: readonly BroadcastState[]
  readonly to: BroadcastState
  /** Of a broadcast in another state. */
  readonly tooLate: TextKey
  /** Set besides the state. */
  readonly set?: SQL
  readonly requires?: { readonly condition: SQL; readonly code: TextKey }
}

/** Once: of two decisions at the same time, the second is refused. */
async function decide(context: Context, id: string, decision: Decision): Promise<void> {
  const { operation, from, to, tooLate, set = sql``, requires } = decision
  const states = sql.join(
    from.map((state) => sql`${state}`),
    sql`, `,
  )
  await context.database.write((builder) => [
    builder.execute(sql`select from ${broadcasts} where id = ${id} for update`),
    requireThat(
      builder,
      sql`exists (select from ${broadcasts} where id = ${id})`,
      'not-found',
      'Broadcasts.NotFound',
    ),
    requireThat(
      builder,
      sql`exists (select from ${broadcasts} where id = ${id} and state in (${states}))`,
      'conflict',
      tooLate,
    ),
    ...(requires
      ? [
          requireThat(
            builder,
            sql`exists (select from ${broadcasts} where id = ${id} and ${requires.condition})`,
            'conflict',
            requires.code,
          ),
        ]
      : []),
    builder.execute(sql`
      update ${broadcasts} set state = ${to}, updated_at = ${context.clock.now().toISOString()}::timestamptz ${set}
      where id = ${id}`),
    audit(context, builder, { operation, entity: 'broadcast', entityId: id, details: {} }),
  ])
}

/**
 * By a second person: then it is sent when it is due.
 * @throws not-found; conflict if it was decided, or for the person who wrote it; forbidden.
 */
export async function approveBroadcast(context: Context, id: string): Promise<void> {
  const { userId } = requireStaff(context, 'approveBroadcast')
  await decide(context, id, {
    operation: 'approveBroadcast',
    from: ['waiting'],
    to: 'scheduled',
    tooLate: 'Broadcasts.Decided',
    set: sql`, approved_by = ${userId}`,
    requires: {
      condition: sql`created_by is distinct from ${userId}::uuid`,
      code: 'Broadcasts.SecondPerson',
    },
  })
  context.onQueued?.()
}

/** Before it starts. @throws not-found; conflict `Broadcasts.Begun`; forbidden. */
export async function cancelBroadcast(context: Context, id: string): Promise<void> {
  requireStaff(context, 'cancelBroadcast')
  await decide(context, id, {
    operation: 'cancelBroadcast',
    from: ['waiting', 'scheduled'],
    to: 'canceled',
    tooLate: 'Broadcasts.Begun',
  })
}

/**
 * While it runs: parts that a worker has taken end, the others never start.
 * @throws not-found; conflict `Broadcasts.NotRunning`; forbidden.
 */
export async function stopBroadcast(context: Context, id: string): Promise<void> {
  requireStaff(context, 'stopBroadcast')
  await decide(context, id, {
    operation: 'stopBroadcast',
    from: ['running'],
    to: 'stopped',
    tooLate: 'Broadcasts.NotRunning',
  })
}
