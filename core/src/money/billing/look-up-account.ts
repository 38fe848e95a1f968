import { sql } from 'drizzle-orm'
import { addressLimit, readRateLimited } from '../../people/identity/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import { selectAccounts, streetOf } from './account-rows.ts'
import { dueOf } from './amounts.ts'
import { centsToWire, dayToWire } from './wire.ts'

/** What a lookup finds, as utility billing answers it (spec, resident section 3). */
export interface AccountLookup {
  /** `0000`; `0001` for no such account, `0002` where a customer has several and the location has to be named. */
  readonly ErrorCode: '0000' | '0001' | '0002'
  /** Cents, what was paid and is not in the balance yet taken off; a minus behind them is a credit. */
  readonly AmountDueWithoutPending: string
  /** Cents: what of it is a penalty. */
  readonly PenaltyAmount: string
  /** MMDDYYYY; empty before the first bill. */
  readonly DueDateOfLastBill: string
  /** Customer and location; empty where none was found. */
  readonly AccountNumber: string
  /** The service address without its house number, which tells a right number from a wrong one; empty likewise. */
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
 * What is due on an account, for whoever knows its number: a guest pays with it. `1001` is a customer with
 * one account, `1001-5001` a customer's account at a location. `address` is whence it is asked: who tries
 * many numbers has to wait.
 * @throws DomainError limited after many tries.
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
