import { type SQL, sql } from 'drizzle-orm'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isDay } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { notification } from '../autopay/index.ts'
import { isPayable } from '../ledger/rules.ts'
import { type AccountNumbers, isOwnAccount } from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { holdAccount, isOwnNumbered, type Schedule, scheduleGuards, todayIn } from './conditions.ts'
import { scheduledFacts } from './facts.ts'
import { scheduledRefusals } from './scheduled-payments.errors.ts'
import { scheduledPayments } from './scheduled-payments.sql.ts'

function requireSound({ amountCents, payOn }: Schedule): void {
  if (!isPayable(amountCents)) throw new DomainError('invalid', 'Payment.AmountInvalid')
  if (!isDay(payOn)) throw new DomainError('invalid', scheduledRefusals.day)
}

const now = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

/**
 * From tomorrow to the due date, with a saved method.
 * @throws not-found for another user's account or method; invalid `Payment.AmountInvalid`,
 * `Scheduled.DayInvalid`, `Scheduled.MoreThanDue`; conflict `Scheduled.SameDay`.
 */
export async function schedulePayment(
  context: Context,
  { account, ...schedule }: Schedule & { readonly account: AccountNumbers },
): Promise<{ readonly id: string }> {
  const actor = requireContact(context)
  requireSound(schedule)
  const { amountCents, payOn, savedMethodId } = schedule
  const id = newId<'scheduled payment'>(context.clock.now())
  const matches = isOwnNumbered(actor, account)
  const owner =
    actor.organizationId === null
      ? sql`${actor.userId}::uuid, null::uuid`
      : sql`null::uuid, ${actor.organizationId}::uuid`
  await context.database.write((builder) => [
    holdAccount(builder, matches),
    requireThat(
      builder,
      sql`exists (select from ${utilityAccounts} where ${matches})`,
      'not-found',
      'Billing.AccountNotFound',
    ),
    ...scheduleGuards(context, builder, { account: matches, actor, except: null, schedule }),
    builder.execute(
      notification(context, 'scheduled', {
        before: sql`entered as (
          insert into ${scheduledPayments} (id, utility_account_id, saved_method_id, user_id, organization_id,
            amount_cents, pay_on, status, created_at, updated_at)
          select ${id}, ${utilityAccounts.id}, ${savedMethodId}, ${owner}, ${amountCents}, ${payOn}::date,
            'planned', ${now(context)}, ${now(context)}
          from ${utilityAccounts} where ${matches} returning *)`,
        facts: scheduledFacts(sql`entered`),
      }),
    ),
    audit(context, builder, {
      operation: 'schedulePayment',
      entity: 'scheduled-payment',
      entityId: id,
      details: { ...account, ...schedule },
    }),
  ])
  return { id }
}

/** `scheduled_payments` is this one, on the user's account. */
const isOwn = (id: string, actor: ContactActor): SQL => sql`
  ${scheduledPayments.id} = ${id} and ${scheduledPayments.utilityAccountId} in (
    select ${utilityAccounts.id} from ${utilityAccounts} where ${isOwnAccount(actor)})`

const isOpen = (context: Context): SQL =>
  sql`status = 'planned' and pay_on > ${todayIn(context)}::date`

const lookFor = (id: string, condition: SQL): SQL =>
  sql`exists (select from ${scheduledPayments} where ${condition} and id = ${id})`

/**
 * Until the day before. The arrangement fixes an installment's amount and day.
 * @throws as `schedulePayment`; not-found; conflict `Scheduled.TooLate`.
 */
export async function changeScheduledPayment(
  context: Context,
  { id, ...schedule }: Schedule & { readonly id: string },
): Promise<void> {
  const actor = requireContact(context)
  requireSound(schedule)
  const { amountCents, payOn, savedMethodId } = schedule
  const matches = isOwn(id, actor)
  const account = sql`${utilityAccounts.id} = (
    select utility_account_id from ${scheduledPayments} where ${matches})`
  await context.database.write((builder) => [
    holdAccount(builder, account),
    requireThat(builder, lookFor(id, matches), 'not-found', scheduledRefusals.notFound),
    requireThat(
      builder,
      lookFor(id, sql`${isOpen(context)} and arrangement_id is null`),
      'conflict',
      scheduledRefusals.tooLate,
    ),
    ...scheduleGuards(context, builder, { account, actor, except: id, schedule }),
    builder.execute(
      notification(context, 'scheduled', {
        before: sql`changed as (
          update ${scheduledPayments} set amount_cents = ${amountCents}, pay_on = ${payOn}::date,
            saved_method_id = ${savedMethodId}, reminded_at = null, updated_at = ${now(context)},
            user_id = ${actor.organizationId === null ? actor.userId : null}::uuid,
            organization_id = ${actor.organizationId}::uuid
          where id = ${id} and ${isOpen(context)} returning *)`,
        facts: scheduledFacts(sql`changed`),
      }),
    ),
    audit(context, builder, {
      operation: 'changeScheduledPayment',
      entity: 'scheduled-payment',
      entityId: id,
      details: { ...schedule },
    }),
  ])
}

/** Until the day before. An installment stays due. @throws not-found, `Scheduled.TooLate`. */
export async function cancelScheduledPayment(context: Context, id: string): Promise<void> {
  const actor = requireContact(context)
  await context.database.write((builder) => [
    requireThat(builder, lookFor(id, isOwn(id, actor)), 'not-found', scheduledRefusals.notFound),
    requireThat(builder, lookFor(id, isOpen(context)), 'conflict', scheduledRefusals.tooLate),
    builder.execute(
      notification(context, 'scheduled-off', {
        before: sql`cancelled as (
          update ${scheduledPayments} set status = 'cancelled', ended = 'payer', updated_at = ${now(context)}
          where id = ${id} and ${isOpen(context)} returning *)`,
        facts: scheduledFacts(sql`cancelled`),
      }),
    ),
    audit(context, builder, {
      operation: 'cancelScheduledPayment',
      entity: 'scheduled-payment',
      entityId: id,
      details: {},
    }),
  ])
}
