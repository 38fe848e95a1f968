import { listArrangements } from '@portal/openapi/resident-client/arrangements'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { listScheduledPayments } from '@portal/openapi/resident-client/scheduled-payments'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { maintenanceQuery } from '../payments/closure.tsx'
import { billingHistoryQuery, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { ownPaymentsQuery, upcomingBillsQuery } from './queries.ts'

type Loading = Pick<RouterContext, 'page' | 'queryClient'>

// A page stands without its bills: it asks again, and says so when that fails once more.
const silently = async (reads: readonly Promise<unknown>[]): Promise<void> =>
  void (await Promise.allSettled(reads))

/** Loads what the dashboard shows of bills. */
export const loadPayPanel = ({ page, queryClient }: Loading): Promise<void> =>
  silently([
    queryClient.query(upcomingBillsQuery(billingOwnerOf(page.viewer))),
    queryClient.query(maintenanceQuery()),
  ])

// Whom the page is about is no part of it that may be missing.
const besideUser = async ({ queryClient }: Loading, reads: Promise<void>): Promise<void> =>
  void (await Promise.all([queryClient.query(query(getCurrentUser)), reads]))

/** Loads the bills, with what is scheduled and arranged. */
export const loadBills = (context: Loading): Promise<void> => {
  const { page, queryClient } = context
  return besideUser(
    context,
    silently([
      queryClient.query(query(listScheduledPayments)),
      queryClient.query(query(listArrangements)),
      queryClient.query(query(listStoredMethods)),
      queryClient.query(billingHistoryQuery(billingOwnerOf(page.viewer))),
      queryClient.query(maintenanceQuery()),
    ]),
  )
}

/** Loads what was paid. */
export const loadHistory = (context: Loading): Promise<void> => {
  const { page, queryClient } = context
  return besideUser(
    context,
    silently([
      queryClient.query(billingHistoryQuery(billingOwnerOf(page.viewer))),
      queryClient.query(ownPaymentsQuery(billingOwnerOf(page.viewer))),
    ]),
  )
}
