import { type SQL, sql } from 'drizzle-orm'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { payments, savedMethods } from '../ledger/payments.sql.ts'
import { ownerOf } from '../payments/index.ts'
import { isOwnAccount } from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { todayIn } from './conditions.ts'
import { isPaidAlready, plannedCents } from './instalment-left.ts'
import { isChangeable } from './rules.ts'
import { scheduledPayments } from './scheduled-payments.sql.ts'
import type { ScheduledEnd } from './statuses.ts'

export interface ListedPayment {
  readonly id: string
  /** `1001-5001` */
  readonly accountNumber: string
  readonly amountCents: number
  readonly payOn: string
  /** `returned` if it was paid and then refunded or returned. */
  readonly status: 'planned' | 'charging' | 'paid' | 'failed' | 'skipped' | 'cancelled' | 'returned'
  readonly ended: ScheduledEnd | null
  /** Null unless it is the user's own. */
  readonly method: {
    readonly id: string
    readonly kind: 'card' | 'bank'
    readonly brand: string
    readonly last4: string
  } | null
  readonly reference: string | null
  readonly isInstalment: boolean
  readonly isChangeable: boolean
}

interface Row extends Record<string, unknown>, Omit<ListedPayment, 'isChangeable'> {}

/** Finished payments stay listed this long. */
const listedDays = 90

const isReturned: SQL = sql`s.status = 'paid' and p.status in ('failed', 'voided', 'refunded')`

/** The next first, then finished ones. An installment paid another way is left out. */
export async function listScheduledPayments(context: Context): Promise<readonly ListedPayment[]> {
  const actor = requireContact(context)
  const today = todayIn(context)
  const rows = await context.database.rows<Row>(sql`
    select s.id, utility_accounts.customer_id || '-' || utility_accounts.location_id as "accountNumber",
      case when s.status = 'planned' then ${plannedCents(sql`s`)}
        else coalesce(p.amount_cents, s.amount_cents) end as "amountCents", s.pay_on::text as "payOn",
      case when ${isReturned} then 'returned' else s.status end as status, s.ended,
      case when m.owner = ${ownerOf(actor)} then json_build_object(
        'id', m.id, 'kind', m.kind, 'brand', m.brand, 'last4', m.last4) end as method,
      p.reference, s.arrangement_id is not null as "isInstalment"
    from ${scheduledPayments} s
    join ${utilityAccounts} on ${utilityAccounts.id} = s.utility_account_id and ${isOwnAccount(actor)}
    join ${savedMethods} m on m.id = s.saved_method_id
    left join ${payments} p on p.id = s.payment_id
    where (s.status in ('planned', 'charging') or s.pay_on >= ${today}::date - ${listedDays}::int)
      and not ${isPaidAlready}
    order by s.status in ('planned', 'charging') desc,
      case when s.status in ('planned', 'charging') then s.pay_on end, s.pay_on desc, s.id`)
  return rows.map((row) => ({
    ...row,
    isChangeable: row.status === 'planned' && isChangeable(row.payOn, today),
  }))
}
