import { sql } from 'drizzle-orm'
import { addressLimit, readRateLimited } from '../../people/identity/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import { selectAccounts, streetOf } from './account-rows.ts'
import { dueOf } from './amounts.ts'
import { centsToWire, dayToWire } from './wire.ts'

/** As utility billing answers (spec, resident section 3). */
export interface AccountLookup {
  /** `0000`; `0001` unknown account, `0002` location needed: the customer has several. */
  readonly ErrorCode: '0000' | '0001' | '0002'
  /** Cents, less payments not in the balance yet; a trailing minus is a credit. */
  readonly AmountDueWithoutPending: string
  /** Cents. */
  readonly PenaltyAmount: string
  /** MMDDYYYY; empty before the first bill. */
  readonly DueDateOfLastBill: string
  /** Customer and location; empty if not found. */
  readonly AccountNumber: string
  /** Without the house number, for the guest to confirm the account; empty if unknown. */
  readonly Street: string
}

interface Row extends Record<string, unknown> {
  readonly number: string
  readonly balance: number
  readonly penalty: number
  readonly pending: number
  readonly dueOn: string | null
  readonly street: string
}

const nothing = (code: AccountLookup['ErrorCode']): AccountLookup => ({
  ErrorCode: code,
  AmountDueWithoutPending: '0',
  PenaltyAmount: '0',
  DueDateOfLastBill: '',
  AccountNumber: '',
  Street: '',
})

/**
 * For anyone who knows the number: `1001` is a customer with one account, `1001-5001` an account at
 * a location. `address` is the caller's network address, for the rate limit.
 * @throws limited after many tries.
 */
export async function lookUpAccount(
  context: Context,
  accountNumber: string,
  address: string,
): Promise<AccountLookup> {
  const [customer = '', location = '', ...rest] = accountNumber.split('-').map(normalUtilityNumber)
  const isCustomer = sql`a.customer_id = ${rest.length > 0 ? '' : customer}`
  const isThere = location === '' ? sql`true` : sql`a.location_id = ${location}`
  const rows = await readRateLimited<Row>(
    context,
    addressLimit(context, 'bill-lookup', address),
    sql`select number, balance_cents as balance, penalty_cents as penalty,
        pending_cents::float8 as pending, due_on::text as "dueOn",
        ${streetOf(sql`address1`)} as street
      from (${selectAccounts(sql`${isCustomer} and ${isThere}`)} limit 2) found`,
  )
  const [row, another] = rows
  if (!row) return nothing('0001')
  if (another) return nothing('0002')
  const due = dueOf({
    balanceCents: row.balance,
    penaltyCents: row.penalty,
    pendingCents: row.pending,
  })
  return {
    ErrorCode: '0000',
    AmountDueWithoutPending: centsToWire(toCents(row.balance - row.pending)),
    PenaltyAmount: centsToWire(due.penaltyCents),
    DueDateOfLastBill: row.dueOn === null ? '' : dayToWire(row.dueOn),
    AccountNumber: row.number,
    Street: row.street,
  }
}
