import { type SQL, sql } from 'drizzle-orm'
import type { ContactActor } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { cityDay } from '../autopay/index.ts'
import { dueNowCents } from '../billing/index.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { ownerOf } from '../payments/index.ts'
import { type AccountNumbers, hasNumbers, isOwnAccount } from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { plannedCents } from './instalment-left.ts'
import { payDays } from './rules.ts'
import { scheduledRefusals } from './scheduled-payments.errors.ts'
import { scheduledPayments } from './scheduled-payments.sql.ts'

export interface Schedule {
  readonly amountCents: number
  /** `YYYY-MM-DD` */
  readonly payOn: string
  readonly savedMethodId: string
}

export const todayIn = ({ clock, city }: Context): string =>
  cityDay(clock.now(), city.timeZone).today

/** Locks an account until the commit: two schedules on it run one after the other. */
export const holdAccount = (builder: Builder, account: SQL) =>
  builder.execute(sql`select from ${utilityAccounts} where ${account} for update`)

/** `utility_accounts` has this number, and is the user's. */
export const isOwnNumbered = (actor: ContactActor, { customerId, locationId }: AccountNumbers) =>
  sql`${hasNumbers(customerId, locationId)} and ${isOwnAccount(actor)}`

/** `except` is the scheduled payment that changes. */
export function scheduleGuards(
  context: Context,
  builder: Builder,
  {
    account,
    actor,
    except,
    schedule: { amountCents, payOn, savedMethodId },
  }: { account: SQL; actor: ContactActor; except: string | null; schedule: Schedule },
) {
  const ofAccount = (condition: SQL) =>
    sql`exists (select from ${utilityAccounts} where ${account} and ${condition})`
  const first = payDays(todayIn(context), payOn)?.first ?? null
  const others = (condition: SQL) => sql`
    from ${scheduledPayments} other where other.utility_account_id = ${utilityAccounts.id}
      and other.status in ('planned', 'charging') and other.id is distinct from ${except}::uuid and ${condition}`
  return [
    requireThat(
      builder,
      sql`exists (select from ${savedMethods}
        where id = ${savedMethodId} and owner = ${ownerOf(actor)} and removed_at is null for share)`,
      'not-found',
      'Payment.MethodNotFound',
    ),
    requireThat(
      builder,
      sql`${first}::date is not null and ${ofAccount(sql`due_on >= ${payOn}::date`)}`,
      'invalid',
      scheduledRefusals.day,
    ),
    requireThat(
      builder,
      ofAccount(
        sql`not exists (select ${others(sql`other.pay_on = ${payOn}::date and other.arrangement_id is null`)})`,
      ),
      'conflict',
      scheduledRefusals.sameDay,
    ),
    requireThat(
      builder,
      ofAccount(sql`${dueNowCents(sql`utility_accounts`)} >= ${amountCents}::int + coalesce((
        select sum(${plannedCents(sql`other`)}) ${others(sql`true`)}), 0)`),
      'invalid',
      scheduledRefusals.more,
    ),
  ] as const
}
