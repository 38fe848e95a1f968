import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { mailBlocks } from '../../platform/mail/mail-blocks.sql.ts'

/**
 * Mail goes to a person's address again, on their word. If it comes back once more, it stops again.
 * @throws forbidden unless staff, not-found, conflict if mail arrives there.
 */
export async function liftMailBlock(context: Context, id: string): Promise<void> {
  requireStaff(context, 'liftMailBlock')
  const { clock, database } = context
  const isPerson = sql`from ${users} where id = ${id} and deleted_at is null`
  const isTheirs = sql`ended_at is null and email = (select email ${isPerson})`
  await database.write((builder) => [
    requireThat(builder, sql`exists (select ${isPerson})`, 'not-found', 'PersonRecord.NotFound'),
    requireThat(
      builder,
      sql`exists (select from ${mailBlocks} where ${isTheirs})`,
      'conflict',
      'MailTrouble.Arrives',
    ),
    builder.execute(sql`
      update ${mailBlocks} set ended_at = ${clock.now().toISOString()}::timestamptz where ${isTheirs}`),
    audit(context, builder, {
      operation: 'liftMailBlock',
      entity: 'user',
      entityId: id,
      details: {},
    }),
  ])
}
