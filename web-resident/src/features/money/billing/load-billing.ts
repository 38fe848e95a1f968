import { listArrangements } from '@portal/openapi/resident-client/arrangements'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { listScheduledPayments } from '@portal/openapi/resident-client/scheduled-payments'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { maintenanceQuery } from '../payments/closure.tsx'
import { ownPaymentsQuery } from '../payments/own-payments-query.ts'
import { ownNoticesQuery } from '../shutoff-notices/own-notices-query.ts'
import { billingHistoryQuery, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { upcomingBillsQuery } from './queries.ts'

type Loading = Pick<RouterContext, 'page' | 'queryClient'>

// The page renders without bills, retries, and reports a second failure.
const silently = async (reads: readonly Promise<unknown>[]): Promise<void> =>
  void (await Promise.allSettled(reads))

export const loadPayPanel = ({ page, queryClient }: Loading): Promise<void> =>
  silently([
    queryClient.query(upcomingBillsQuery(billingOwnerOf(page.viewer))),
    queryClient.query(maintenanceQuery()),
  ])

// The user is required; the rest may fail.
const besideUser = async ({ queryClient }: Loading, reads: Promise<void>): Promise<void> =>
  void (await Promise.all([queryClient.query(query(getCurrentUser)), reads]))

/** Bills, scheduled payments and arrangements. */
export const loadBills = (context: Loading): Promise<void> => {
  const { page, queryClient } = context
  return besideUser(
    context,
    silently([
      queryClient.query(query(listScheduledPayments)),
      queryClient.query(query(listArrangements)),
      queryClient.query(query(listStoredMethods)),
      queryClient.query(ownNoticesQuery(billingOwnerOf(page.viewer))),
      queryClient.query(billingHistoryQuery(billingOwnerOf(page.viewer))),
      queryClient.query(maintenanceQuery()),
    ]),
  )
}

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
