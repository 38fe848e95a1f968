import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@portal/core/rules'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'
import { billingRefreshMs, type BillingOwner, dataOrNull } from '../../parts/billing-history.ts'

/** What is due on all accounts, bills and payments. */
export type BillingHistory = components['schemas']['BillingHistory']

/** A bill that is to be paid. */
export type UpcomingBill = components['schemas']['PaymentHistory']['upcomingBills'][number]

/** What was paid through the portal. */
export type OwnPayment = components['schemas']['Payment']

/** Accounts and what comes next on them; null where there is none (spec, resident section 4: a 404). */
export const upcomingBillsQuery = (api: Api, query: BillingOwner) =>
  queryOptions({
    queryKey: ['getPaymentHistory', query],
    queryFn: ({ signal }) =>
      dataOrNull(dataOf(api.GET('/naviline/paymenthistoryv2', { params: { query }, signal })), 404),
    refetchInterval: billingRefreshMs,
  })

/** What was paid through the portal, the newest first. */
export const ownPaymentsQuery = (api: Api, query: BillingOwner) =>
  queryOptions({
    queryKey: ['listOwnPayments', query],
    queryFn: ({ signal }) =>
      dataOrNull(dataOf(api.GET('/payments/history', { params: { query }, signal }))),
  })

/** Where all of it is downloaded for a spreadsheet. */
export function csvHref(owner: BillingOwner, language: Language): string {
  const query = new URLSearchParams({ lng: language })
  for (const [name, id] of Object.entries(owner)) if (id !== null) query.set(name, id)
  return `/api/payments/history.csv?${query}`
}

/** A bill with its sums, what was used and how to pay it. */
export type WholeBill = components['schemas']['WholeBill']

export const billQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['getBill', key],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/naviline/bills/{key}', { params: { path: { key } }, signal })),
  })
