import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { autopayCharges, autopays } from './autopay.sql.ts'
import type { ChargeResult } from './charge-all.ts'
import { afterDecline } from './charge-plan.ts'
import type { ClaimedCharge } from './claim-charges.ts'
import { notification } from './notify-owners.ts'

type MadeCharge = ChargeResult<ClaimedCharge>

interface Settled {
  readonly id: string
  readonly status: 'noticed' | 'paid' | 'declined' | 'given-up' | 'skipped'
  readonly nextOn: string | null
  readonly paymentId: string | null
  /** Null if no one is notified. */
  readonly news: 'declined' | 'given-up' | 'dead' | null
  readonly cents: number
  readonly autopayId: string | null
  readonly attempt: number
}

function settled({ charge, outcome }: MadeCharge, today: string): Settled | null {
  const { id, autopayId, dueCents: cents, plannedOn, attempt } = charge
  const over = { id, autopayId, cents, attempt, nextOn: null, paymentId: null, news: null }
  switch (outcome.kind) {
    case 'open':
      // It stays claimed until the lease ends.
      return null
    case 'paid':
      return { ...over, status: 'paid', paymentId: outcome.paymentId }
    case 'skipped':
      return { ...over, status: 'skipped' }
    case 'postponed':
      return { ...over, status: 'noticed', nextOn: today, attempt: attempt - 1 }
    case 'declined': {
      const after = afterDecline(outcome.reason, plannedOn, today)
      return after.kind === 'declined'
        ? { ...over, status: 'declined', nextOn: after.nextOn, news: 'declined' }
        : { ...over, status: 'given-up', news: after.kind }
    }
  }
}

/** Saves the status of charges with one kind of notification; `ends` turns their autopay off. */
function note(context: Context, news: 'declined' | 'given-up' | 'dead', rows: SQL): SQL {
  const ended =
    news === 'dead'
      ? sql`, ended as (
          update ${autopays} set ended_at = ${context.clock.now().toISOString()}::timestamptz
          where ended_at is null and id in (select autopay_id from moved))`
      : sql``
  return notification(context, news, {
    before: sql`moved as (${rows})${ended}`,
    facts: sql`
      select a.user_id, a.organization_id, u.customer_id || '-' || u.location_id, moved.cents,
        moved.due_on, moved.next_on, m.kind, m.brand, m.last4
      from moved join ${autopays} a on a.id = moved.autopay_id
      join ${utilityAccounts} u on u.id = a.utility_account_id
      join ${savedMethods} m on m.id = a.saved_method_id`,
  })
}

/** One round trip. Skips charges that another run has claimed since. */
export async function settleCharges(
  context: Context,
  results: readonly MadeCharge[],
  today: string,
): Promise<void> {
  const rows = results.flatMap((each) => settled(each, today) ?? [])
  if (rows.length === 0) return
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const move = (news: Settled['news']) => sql`
    update ${autopayCharges} c set status = x.status, next_on = x."nextOn", payment_id = x."paymentId",
      attempts = x.attempt, autopay_id = coalesce(x."autopayId", c.autopay_id), updated_at = ${now}
    from json_to_recordset(${JSON.stringify(rows.filter((row) => row.news === news))}::json)
      as x(id uuid, status text, "nextOn" date, "paymentId" uuid, attempt int, "autopayId" uuid, cents int)
    where c.id = x.id and c.status = 'charging'
    returning c.autopay_id, c.due_on, c.next_on, x.cents`
  const kinds = (['declined', 'given-up', 'dead'] as const).filter((news) =>
    rows.some((row) => row.news === news),
  )
  await context.database.write((builder) => [
    builder.execute(move(null)),
    ...kinds.map((news) => builder.execute(note(context, news, move(news)))),
  ])
}
