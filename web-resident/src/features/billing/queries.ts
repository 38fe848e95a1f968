import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@portal/core/rules'
import type { components } from '@portal/openapi/resident-types'
import { ApiError, dataOf } from '@portal/web-ui/api'
import type { Viewer } from '@portal/web-ui/page-data'
import type { Api } from '../../api.ts'

/** A utility account and what is due on it; sums are dollars. */
export type BillingAccount = components['schemas']['BillingAccount']

/** What is due on all accounts, bills and payments. */
export type BillingHistory = components['schemas']['BillingHistory']

/** A bill that is to be paid. */
export type UpcomingBill = components['schemas']['PaymentHistory']['upcomingBills'][number]

/** What was paid through the portal. */
export type OwnPayment = components['schemas']['Payment']

/** Spec, resident section 7: bill-pay data refreshes every 180000 ms. */
const refetchInterval = 180_000

/** Whose bills are meant: the selected organization's, else one's own (spec, resident section 6). */
export const ownerOf = ({ userId, organizationId }: Viewer) =>
  organizationId === null ? { userId } : { organizationId }

type Owner = ReturnType<typeof ownerOf>

/** An answer of billing: what nobody may see is no data, other errors go on (spec, resident section 7). */
async function dataOrNull<Data>(answer: Promise<Data>, ...absent: number[]): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || absent.includes(error.status)))
      return null
    throw error
  }
}

/** What is due, bills and payments of twelve months. */
export const billingHistoryQuery = (api: Api, query: Owner) =>
  queryOptions({
    queryKey: ['getBillingHistory', query],
    queryFn: ({ signal }) =>
      dataOrNull(dataOf(api.GET('/naviline/getbillinghistory', { params: { query }, signal }))),
    refetchInterval,
  })

/** Accounts and what comes next on them; null where there is none (spec, resident section 4: a 404). */
export const upcomingBillsQuery = (api: Api, query: Owner) =>
  queryOptions({
    queryKey: ['getPaymentHistory', query],
    queryFn: ({ signal }) =>
      dataOrNull(dataOf(api.GET('/naviline/paymenthistoryv2', { params: { query }, signal })), 404),
    refetchInterval,
  })

/** Whether bills can be paid online. */
export const maintenanceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getMaintenanceInfo'],
    queryFn: ({ signal }) => dataOf(api.GET('/paymentMaintenanceInfo', { signal })),
    refetchInterval,
  })

/** What was paid through the portal, the newest first. */
export const ownPaymentsQuery = (api: Api, query: Owner) =>
  queryOptions({
    queryKey: ['listOwnPayments', query],
    queryFn: ({ signal }) =>
      dataOrNull(dataOf(api.GET('/payments/history', { params: { query }, signal }))),
  })

/** Where all of it is downloaded for a spreadsheet. */
export function csvHref(owner: Owner, language: Language): string {
  const query = new URLSearchParams({ lng: language })
  for (const [name, id] of Object.entries(owner)) if (id !== null) query.set(name, id)
  return `/api/payments/history.csv?${query}`
}
