import { type SQL, sql } from 'drizzle-orm'
import { requireStaff, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { hasNumber, isOwnAccount } from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { autopays } from './autopay.sql.ts'
import { factsOf, notification } from './notify-owners.ts'

/** By its id, or by the account's number as `1001-5001`. */
export type AutopayName = { readonly id: string } | { readonly accountNumber: string }

const isMeant = (name: AutopayName): SQL =>
  'id' in name ? sql`${autopays.id} = ${name.id}` : hasNumber(name.accountNumber)

const living = (condition: SQL): SQL => sql`
  select ${autopays.id} from ${autopays}
  join ${utilityAccounts} on ${utilityAccounts.id} = ${autopays.utilityAccountId}
  where ${autopays.endedAt} is null and ${condition}`

/** Ends the autopay that matches, if any, and notifies its owners. */
export const ending = (context: Context, condition: SQL): SQL =>
  notification(context, 'off', {
    before: sql`ended as (
      update ${autopays} set ended_at = ${context.clock.now().toISOString()}::timestamptz
      where id in (${living(condition)}) and ended_at is null returning *)`,
    facts: factsOf(sql`ended`),
  })

const statements = (context: Context, builder: Builder, name: AutopayName, condition: SQL) =>
  [
    requireThat(builder, sql`exists (${living(condition)})`, 'not-found', 'Autopay.NotFound'),
    builder.execute(ending(context, condition)),
    audit(context, builder, {
      operation: 'endAutopay',
      entity: 'autopay',
      entityId: 'id' in name ? name.id : name.accountNumber,
      details: {},
    }),
  ] as const

/** Even if another owner turned it on. @throws not-found `Autopay.NotFound`, also for another's. */
export async function endAutopay(context: Context, name: AutopayName): Promise<void> {
  const actor = requireContact(context)
  const condition = sql`${isMeant(name)} and ${isOwnAccount(actor)}`
  await context.database.write((builder) => statements(context, builder, name, condition))
}

/** Staff turn autopay off; the owner is notified. @throws not-found; forbidden unless staff. */
export async function endUserAutopay(context: Context, name: AutopayName): Promise<void> {
  requireStaff(context, 'endUserAutopay')
  await context.database.write((builder) => [...statements(context, builder, name, isMeant(name))])
}
