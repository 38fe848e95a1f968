import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { cityDay, notification } from '../autopay/index.ts'
import { arrangements, instalments } from '../billing/arrangements.sql.ts'
import { dueNowCents } from '../billing/index.ts'
import { type AccountNumbers, hasNumbers } from '../utility-accounts/index.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { arrangementRefusals } from './arrangements.errors.ts'
import { holderFacts } from './facts.ts'
import { answerBy, type Instalment, longestArrangementNote, planError } from './rules.ts'

export interface Offer {
  readonly account: AccountNumbers
  readonly instalments: readonly Instalment[]
  /** Shown to the resident; may be empty. */
  readonly note: string
}

/**
 * For the whole amount due; nothing changes until an owner accepts.
 * @throws not-found `Billing.AccountNotFound`; invalid for a wrong plan (`PlanError`); conflict
 * `Arrangement.NotWhatIsDue`, `Arrangement.AnotherOpen`; forbidden unless staff.
 */
export async function offerArrangement(
  context: Context,
  { account, instalments: plan, note }: Offer,
): Promise<{ readonly id: string }> {
  const actor = requireStaff(context, 'offerArrangement')
  const now = context.clock.now()
  const { today } = cityDay(now, context.city.timeZone)
  const totalCents = plan.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const refusal = planError(plan, totalCents, today)
  if (refusal) throw new DomainError('invalid', refusal)
  const id = newId<'arrangement'>(now)
  const { customerId, locationId } = account
  const isAccount = hasNumbers(customerId, locationId)
  const lastDay = answerBy(today, plan[0]?.dueOn ?? today)
  const rows = plan.map((each, i) => ({ position: i + 1, ...each }))
  await context.database.write((builder) => [
    builder.execute(sql`select from ${utilityAccounts} where ${isAccount} for update`),
    requireThat(
      builder,
      sql`exists (select from ${utilityAccounts} where ${isAccount} and exists (
        select from ${utilityAccountOwners} o where o.utility_account_id = ${utilityAccounts.id}))`,
      'not-found',
      'Billing.AccountNotFound',
    ),
    requireThat(
      builder,
      sql`not exists (select from ${arrangements} r join ${utilityAccounts} on ${utilityAccounts.id} = r.utility_account_id
        where ${isAccount} and r.status in ('offered', 'accepted'))`,
      'conflict',
      arrangementRefusals.another,
    ),
    requireThat(
      builder,
      sql`exists (select from ${utilityAccounts} where ${isAccount} and ${dueNowCents(sql`utility_accounts`)} = ${totalCents})`,
      'conflict',
      arrangementRefusals.notWhatIsDue,
    ),
    builder.execute(
      notification(context, 'offered', {
        before: sql`offer as (
          insert into ${arrangements} (id, utility_account_id, status, total_cents, note, offered_by,
            offered_at, answer_by)
          select ${id}, ${utilityAccounts.id}, 'offered', ${totalCents}, ${note.trim().slice(0, longestArrangementNote)},
            ${actor.userId}, ${now.toISOString()}::timestamptz, ${lastDay}::date
          from ${utilityAccounts} where ${isAccount} returning *)`,
        facts: holderFacts(sql`offer`, { day: sql`r.answer_by` }),
      }),
    ),
    builder.execute(sql`
      insert into ${instalments} (arrangement_id, position, amount_cents, due_on)
      select ${id}, x.position, x."amountCents", x."dueOn"
      from json_to_recordset(${JSON.stringify(rows)}::json) as x(position int, "amountCents" int, "dueOn" date)`),
    audit(context, builder, {
      operation: 'offerArrangement',
      entity: 'arrangement',
      entityId: id,
      details: { ...account, instalments: plan },
    }),
  ])
  return { id }
}

/** The rest is due like any bill. @throws not-found, conflict `Arrangement.NotOpen`, forbidden. */
export async function withdrawArrangement(context: Context, id: string): Promise<void> {
  requireStaff(context, 'withdrawArrangement')
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${arrangements} where id = ${id})`,
      'not-found',
      arrangementRefusals.notFound,
    ),
    requireThat(
      builder,
      sql`exists (select from ${arrangements} where id = ${id} and status in ('offered', 'accepted') for update)`,
      'conflict',
      arrangementRefusals.notOpen,
    ),
    builder.execute(
      notification(context, 'withdrawn', {
        before: sql`ended as (
          update ${arrangements} set status = 'withdrawn', ended_at = ${now} where id = ${id} returning *)`,
        facts: holderFacts(sql`ended`),
      }),
    ),
    audit(context, builder, {
      operation: 'withdrawArrangement',
      entity: 'arrangement',
      entityId: id,
      details: {},
    }),
  ])
}
