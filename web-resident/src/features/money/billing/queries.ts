import type { Language } from '@portal/core/kernel/rules'
import { getPaymentHistory } from '@portal/openapi/resident-client/billing'
import { listOwnPayments } from '@portal/openapi/resident-client/own-payments'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import {
  billingRefreshMs,
  type BillingOwner,
  dataOrNull,
} from '../utility-accounts/billing-history.ts'

/** What is due on all accounts, bills and payments. */
export type BillingHistory = components['schemas']['BillingHistory']

/** A bill that is to be paid. */
export type UpcomingBill = components['schemas']['PaymentHistory']['upcomingBills'][number]

/** What was paid through the portal. */
export type OwnPayment = components['schemas']['Payment']

/** Accounts and what comes next on them; null where there is none (spec, resident section 4: a 404). */
export const upcomingBillsQuery = (owner: BillingOwner) =>
  query(
    getPaymentHistory,
    { query: owner },
    { keep: (ask) => dataOrNull(ask(), 404), refetchInterval: billingRefreshMs },
  )

/** What was paid through the portal, the newest first. */
export const ownPaymentsQuery = (owner: BillingOwner) =>
  query(listOwnPayments, { query: owner }, { keep: (ask) => dataOrNull(ask()) })

/** Where the browser downloads all of it for a spreadsheet (exportOwnPayments). */
export function csvHref(owner: BillingOwner, language: Language): string {
  const query = new URLSearchParams({ lng: language })
  for (const [name, id] of Object.entries(owner)) if (id !== null) query.set(name, id)
  return `/api/payments/history.csv?${query}`
}

/** A bill with its sums, what was used and how to pay it. */
export type WholeBill = components['schemas']['WholeBill']
