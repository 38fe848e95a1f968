import { type SQL, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { billingBatches, bills, delinquencies, utilityPayments } from '../billing/billing.sql.ts'
import { cityToday, portalPaymentType, reversalMark } from '../billing/index.ts'
import { citationPostings, citations } from '../citations/citations.sql.ts'
import { payments } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { billingBatchParts } from './batch-parts.sql.ts'
import { notifyOwners } from './notify-owners.ts'
import { joinInMemory, stagedRows } from './staged-rows.ts'

export interface StagedBatch {
  readonly id: string
  readonly batchId: string
  readonly kind: 'partial' | 'full'
}

// The rest of the statement does not see rows inserted here, so it uses the returned ids.
const accounts = (at: SQL): SQL => sql`
  put_accounts as (
    insert into ${utilityAccounts} (id, customer_id, location_id, street_number, address1, city, state,
      zip, balance_cents, penalty_cents, due_on, created_at)
    select gen_random_uuid(), "customerId", "locationId", "streetNumber", address1, city, state, zip,
      balance, coalesce(penalty, 0), "dueDate", ${at}
    from staged where kind = 'account' order by "customerId", "locationId"
    on conflict (customer_id, location_id) do update set
      street_number = excluded.street_number, address1 = excluded.address1, city = excluded.city,
      state = excluded.state, zip = excluded.zip, balance_cents = excluded.balance_cents,
      penalty_cents = excluded.penalty_cents, due_on = excluded.due_on
    returning id, customer_id, location_id, is_paperless
  ),
  known as materialized (
    select id, customer_id, location_id, is_paperless from put_accounts
    union
    select id, customer_id, location_id, is_paperless from ${utilityAccounts}
  ),
  named as materialized (
    select staged.*, known.id as account, known.is_paperless from staged
    join known on known.customer_id = staged."customerId" and known.location_id = staged."locationId"
  )`

// Keeps a bill's period, readings and balance if a later row leaves them out.
const putBills = (batch: string, at: SQL): SQL => sql`
  put_bills as (
    insert into ${bills} (id, utility_account_id, number, type, billed_on, due_on, amount_cents,
      balance_cents, lines, serviced_from, serviced_to, readings, usage, usage_unit,
      previous_balance_cents, paid_cents, penalty_cents, batch_id, updated_at)
    select gen_random_uuid(), account, number, type, "billDate", "dueDate", amount, balance,
      coalesce(lines, '[]'), "serviceFrom", "serviceTo", readings, usage, "usageUnit",
      "previousBalance", payments, penalty, ${batch}::uuid, ${at}
    from named where kind = 'bill' order by account, number
    on conflict (utility_account_id, number) do update set
      type = excluded.type, billed_on = excluded.billed_on, due_on = excluded.due_on,
      amount_cents = excluded.amount_cents, balance_cents = excluded.balance_cents,
      lines = excluded.lines,
      serviced_from = coalesce(excluded.serviced_from, bills.serviced_from),
      serviced_to = coalesce(excluded.serviced_to, bills.serviced_to),
      readings = coalesce(excluded.readings, bills.readings),
      usage = coalesce(excluded.usage, bills.usage),
      usage_unit = coalesce(excluded.usage_unit, bills.usage_unit),
      previous_balance_cents = coalesce(excluded.previous_balance_cents, bills.previous_balance_cents),
      paid_cents = coalesce(excluded.paid_cents, bills.paid_cents),
      penalty_cents = coalesce(excluded.penalty_cents, bills.penalty_cents),
      batch_id = excluded.batch_id, updated_at = excluded.updated_at
    returning id, utility_account_id, due_on, amount_cents, xmax = 0 as is_new
  )`

/** By reference. A payment refunded here before it was booked there is refunded there, too. */
const putPayments = (context: Context, at: SQL): SQL => sql`
  put_payments as (
    insert into ${utilityPayments} (id, utility_account_id, paid_on, amount_cents, type, reference,
      posted_at, created_at)
    select gen_random_uuid(), account, date, amount, type, reference, ${at}, ${at}
    from named where kind = 'payment' order by account, reference
    on conflict (utility_account_id, reference) do update set
      posted_at = coalesce(utility_payments.posted_at, excluded.posted_at)
  ),
  put_reversals as (
    insert into ${utilityPayments} (id, utility_account_id, paid_on, amount_cents, type, reference,
      created_at)
    select gen_random_uuid(), account, ${cityToday(context)}, -amount, ${portalPaymentType},
      named.reference || ${reversalMark}, ${at}
    from named join ${payments} p on p.reference = named.reference
    where named.kind = 'payment' and p.status in ('declined', 'voided', 'refunded', 'failed')
      and not exists (select from named other where other.kind = 'payment'
        and other.account = named.account and other.reference = named.reference || ${reversalMark})
    on conflict (utility_account_id, reference) do nothing
  )`

const putDelinquencies = (kind: StagedBatch['kind'], at: SQL): SQL => sql`
  lifted as (
    delete from ${delinquencies} d using switched
    where ${
      kind === 'full'
        ? sql`not exists (select from named where named.kind = 'delinquency' and named.amount > 0
            and named.account = d.utility_account_id and named.type = d.type)`
        : sql`exists (select from named where named.kind = 'delinquency' and named.amount = 0
            and named.account = d.utility_account_id and named.type = d.type)`
    }
  ),
  put_delinquencies as (
    insert into ${delinquencies} (utility_account_id, type, amount_cents, on_day, updated_at)
    select account, type, amount, date, ${at} from named
    where kind = 'delinquency' and amount > 0 order by account, type
    on conflict (utility_account_id, type) do update set
      amount_cents = excluded.amount_cents, on_day = excluded.on_day, updated_at = excluded.updated_at
  )`

/** Payments here stay paid, even if the office still lists them as open. */
const putCitations = (at: SQL): SQL => sql`
  put_citations as (
    insert into ${citations} (id, number, plate, type, type_es, issued_on, due_on, amount_cents, balance_cents, updated_at)
    select gen_random_uuid(), number, plate, type, "typeEs", date, "dueDate", amount, balance, ${at}
    from staged where kind = 'citation' order by number
    on conflict (number) do update set plate = excluded.plate, type = excluded.type,
      type_es = coalesce(excluded.type_es, case when citations.type = excluded.type then citations.type_es end),
      issued_on = excluded.issued_on, due_on = excluded.due_on, amount_cents = excluded.amount_cents,
      balance_cents = excluded.balance_cents, updated_at = excluded.updated_at
  ),
  booked_citations as (
    update ${citationPostings} c set posted_at = coalesce(c.posted_at, ${at}) from staged
    where staged.kind = 'citation-payment' and c.number = staged.number and c.reference = staged.reference
  )`

/** One statement: readers see all of a batch or nothing. Applying it again changes nothing. */
function apply(context: Context, { id, kind }: StagedBatch): SQL {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  return sql`
    with switched as (
      update ${billingBatches} set status = 'applied', applied_at = ${at}
      where id = ${id} and status = 'staged' and body_hash <> '' returning id
    ),
    staged as materialized (
      select found.* from (${stagedRows(id)}) found where exists (select from switched)
    ),
    ${accounts(at)}, ${putBills(id, at)}, ${putPayments(context, at)}, ${putDelinquencies(kind, at)},
    ${putCitations(at)},
    ${notifyOwners(context)}
    select count(*)::int as applied from switched`
}

/** Guards: the batch is current. One that is sent again while it still arrives starts over. */
export const requireStanding = (builder: Builder, id: string) =>
  [
    builder.execute(sql`select from ${billingBatches} where id = ${id} for key share`),
    requireThat(
      builder,
      sql`exists (select from ${billingBatches} where id = ${id})`,
      'conflict',
      'Billing.BatchSentAgain',
    ),
  ] as const

/** An arbitrary lock number: one batch at a time. */
const lock = 20_260_705

/** Applies a valid batch once, also after a crash or concurrently; notifies paperless owners. */
export async function applyBatch(context: Context, batch: StagedBatch): Promise<void> {
  const { id, batchId, kind } = batch
  await context.database.write((builder) => [
    builder.execute(sql`select pg_advisory_xact_lock(${lock})`),
    ...requireStanding(builder, id),
    builder.execute(joinInMemory),
    builder.execute(apply(context, batch)),
    builder.execute(sql`delete from ${billingBatchParts} where batch_id = ${id}`),
    audit(context, builder, {
      operation: 'importBilling',
      entity: 'billing-batch',
      entityId: id,
      details: { batchId, kind },
    }),
  ])
  context.onQueued?.()
}
