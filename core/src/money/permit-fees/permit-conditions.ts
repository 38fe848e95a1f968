import { type SQL, sql } from 'drizzle-orm'
import { permitBillRequests, permitBills } from './permit-fees.sql.ts'

/** The number a request's payment is booked under: its permit's account, else its own number. */
export const lpiAccount = (request: SQL): SQL => sql`coalesce(
  (select b.account_number from ${permitBillRequests} o
    join ${permitBills} b on b.id = o.permit_bill_id where o.request_id = ${request}.id),
  ${request}.number)`

export const isLpiAccount = (request: SQL, accountNumber: SQL): SQL =>
  sql`${accountNumber} = ${lpiAccount(request)}`

/** Requests that pay the same permit's bill; only the request itself without one. */
export const sameBill = (requestId: string): SQL => sql`
  select ${requestId}::uuid union
  select others.request_id from ${permitBillRequests} one
  join ${permitBillRequests} others on others.permit_bill_id = one.permit_bill_id
  where one.request_id = ${requestId}`

/** Null: unpaid. Runs before the statement that changes requests, so that none gets a paid bill. */
export const settlePermitBill = (requestId: string, paidAt: SQL | null): SQL => sql`
  update ${permitBills} set paid_at = ${paidAt}
  where id = (select permit_bill_id from ${permitBillRequests} where request_id = ${requestId})`
