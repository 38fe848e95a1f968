import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { type RowError, utilityPayments } from '../billing/billing.sql.ts'
import { citationPostings } from '../citations/citations.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import type { BatchColumn, RowKind } from './columns.ts'
import { joinInMemory, stagedRows } from './staged-rows.ts'

/** Errors listed; the rest is only counted. */
export const maxErrors = 1000

/** Errors are in the order of their lines. */
export interface BatchErrors {
  readonly count: number
  readonly errors: readonly RowError[]
}

/** Duplicate rows: the columns that must differ, and the field named in the error. */
const twice = (kind: RowKind, same: BatchColumn | null, named: BatchColumn): SQL => sql`
  select line, ${named}::text as field, 'twice' as code from (
    select line, row_number() over (partition by "customerId", "locationId" ${same === null ? sql`` : sql`, ${sql.identifier(same)}`}
      order by line) as place
    from staged where kind = ${kind} and "customerId" is not null and "locationId" is not null
      and ${sql.identifier(named)} is not null) likes
  where place > 1`

const errors = sql`
  select s.line, 'customerId' as field, 'unknown-account' as code from staged s
  left join staged a on a.kind = 'account'
    and a."customerId" = s."customerId" and a."locationId" = s."locationId"
  left join ${utilityAccounts} u on u.customer_id = s."customerId" and u.location_id = s."locationId"
  where s.kind not in ('account', 'citation', 'citation-payment') and a.line is null and u.id is null
    and s."customerId" is not null and s."locationId" is not null
  union all ${twice('account', null, 'customerId')}
  union all ${twice('bill', 'number', 'number')}
  union all ${twice('payment', 'reference', 'reference')}
  union all ${twice('delinquency', 'type', 'type')}
  union all
  select line, 'number', 'twice' from (
    select line, row_number() over (partition by number order by line) as place
    from staged where kind = 'citation' and number is not null) likes
  where place > 1
  union all
  select s.line, 'amount', 'amount-differs' from staged s
  join ${utilityAccounts} u on u.customer_id = s."customerId" and u.location_id = s."locationId"
  join ${utilityPayments} p on p.utility_account_id = u.id and p.reference = s.reference
  where s.kind = 'payment' and p.amount_cents <> s.amount
  union all
  select s.line, case when c.id is null then 'reference' else 'amount' end,
    case when c.id is null then 'unknown-payment' else 'amount-differs' end
  from staged s left join ${citationPostings} c on c.number = s.number and c.reference = s.reference
  where s.kind = 'citation-payment' and s.number is not null and s.reference is not null
    and (c.id is null or c.amount_cents <> s.amount)`

/** What rows are compared by. */
const compared = [
  'line',
  'kind',
  'customerId',
  'locationId',
  'number',
  'type',
  'reference',
  'amount',
] as const

/** Errors between rows, and against saved data; `checkRow` finds errors within a row. */
export async function checkBatch({ database }: Context, batch: string): Promise<BatchErrors> {
  const { read } = await database.write((builder) => ({
    settings: builder.execute(joinInMemory),
    read: builder.execute<{ found: BatchErrors }>(sql`
      with staged as materialized (${stagedRows(batch, compared)}), errors as materialized (${errors})
      select json_build_object('count', (select count(*)::int from errors),
        'errors', (select coalesce(json_agg(json_build_object(
            'line', first.line, 'field', first.field, 'code', first.code)), '[]')
          from (select * from errors order by line, field limit ${maxErrors}) first)) as found`),
  }))
  return read.rows[0]?.found ?? { count: 0, errors: [] }
}
