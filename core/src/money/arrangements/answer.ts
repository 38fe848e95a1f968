import { type SQL, sql } from 'drizzle-orm'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { cityDay, notification } from '../autopay/index.ts'
import { arrangements, instalments } from '../billing/arrangements.sql.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { ownerOf } from '../payments/index.ts'
import { scheduledPayments } from '../scheduled-payments/scheduled-payments.sql.ts'
import { isOwnAccount } from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { arrangementRefusals } from './arrangements.errors.ts'
import { holderFacts, staffFacts } from './facts.ts'

/** Guards: the offer is open and on an account of the user. */
function guards(context: Context, builder: Builder, actor: ContactActor, id: string) {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const isMeant = sql`${arrangements.id} = ${id} and ${arrangements.utilityAccountId} in (
    select ${utilityAccounts.id} from ${utilityAccounts} where ${isOwnAccount(actor)})`
  return [
    requireThat(
      builder,
      sql`exists (select from ${arrangements} where ${isMeant})`,
      'not-found',
      arrangementRefusals.notFound,
    ),
    requireThat(
      builder,
      sql`exists (select from ${arrangements} where id = ${id} and status = 'offered'
        and answer_by >= ${today}::date for update)`,
      'conflict',
      arrangementRefusals.notOpen,
    ),
  ] as const
}

const answered = (
  { clock }: Context,
  { userId }: ContactActor,
  { id, status }: { readonly id: string; readonly status: 'accepted' | 'declined' },
): SQL => sql`
  update ${arrangements} set status = ${status}, answered_by = ${userId},
    answered_at = ${clock.now().toISOString()}::timestamptz
  where id = ${id} returning *`

/**
 * Accepts the offered installments. A saved method pays each on its day; without one, reminders are
 * sent.
 * @throws not-found `Arrangement.NotFound`, `Payment.MethodNotFound`, also for another user's;
 * conflict `Arrangement.NotOpen`.
 */
export async function acceptArrangement(
  context: Context,
  { id, savedMethodId }: { readonly id: string; readonly savedMethodId: string | null },
): Promise<void> {
  const actor = requireContact(context)
  const { userId, organizationId } = actor
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const owner =
    organizationId === null
      ? sql`${userId}::uuid, null::uuid`
      : sql`null::uuid, ${organizationId}::uuid`
  const paysItself = (builder: Builder) => [
    requireThat(
      builder,
      sql`exists (select from ${savedMethods}
        where id = ${savedMethodId} and owner = ${ownerOf(actor)} and removed_at is null for share)`,
      'not-found',
      'Payment.MethodNotFound',
    ),
    builder.execute(sql`
      insert into ${scheduledPayments} (id, utility_account_id, saved_method_id, user_id, organization_id,
        arrangement_id, position, amount_cents, pay_on, status, created_at, updated_at)
      select gen_random_uuid(), r.utility_account_id, ${savedMethodId}, ${owner}, r.id, i.position,
        i.amount_cents, i.due_on, 'planned', ${now}, ${now}
      from ${arrangements} r join ${instalments} i on i.arrangement_id = r.id where r.id = ${id}`),
  ]
  await context.database.write((builder) => [
    ...guards(context, builder, actor, id),
    builder.execute(
      notification(context, 'accepted', {
        before: sql`taken as (${answered(context, actor, { id, status: 'accepted' })})`,
        facts: holderFacts(sql`taken`, {
          day: sql`(select min(i.due_on) from ${instalments} i where i.arrangement_id = r.id)`,
        }),
      }),
    ),
    builder.execute(
      notification(context, 'staff-answered', {
        facts: staffFacts(sql`(select * from ${arrangements} where id = ${id})`),
      }),
    ),
    ...(savedMethodId === null ? [] : paysItself(builder)),
    audit(context, builder, {
      operation: 'acceptArrangement',
      entity: 'arrangement',
      entityId: id,
      details: { savedMethodId },
    }),
  ])
}

/** Everything stays due as it was; staff are notified. @throws as `acceptArrangement`. */
export async function declineArrangement(context: Context, id: string): Promise<void> {
  const actor = requireContact(context)
  await context.database.write((builder) => [
    ...guards(context, builder, actor, id),
    builder.execute(
      notification(context, 'staff-declined', {
        before: sql`refused as (${answered(context, actor, { id, status: 'declined' })})`,
        facts: staffFacts(sql`refused`),
      }),
    ),
    audit(context, builder, {
      operation: 'declineArrangement',
      entity: 'arrangement',
      entityId: id,
      details: {},
    }),
  ])
}
