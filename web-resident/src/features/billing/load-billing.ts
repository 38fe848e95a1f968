import { methodsQuery } from '../../autopay/queries.ts'
import { billingHistoryQuery, billingOwnerOf } from '../../parts/billing-history.ts'
import { maintenanceQuery } from '../../parts/closure.tsx'
import { currentUserQuery } from '../../parts/current-user.ts'
import type { RouterContext } from '../../router-context.ts'
import { arrangementsQuery, scheduledQuery } from '../../scheduled/queries.ts'
import { ownPaymentsQuery, upcomingBillsQuery } from './queries.ts'

type Loading = Pick<RouterContext, 'api' | 'page' | 'queryClient'>

// A page stands without its bills: it asks again, and says so when that fails once more.
const silently = async (reads: readonly Promise<unknown>[]): Promise<void> =>
  void (await Promise.allSettled(reads))

/** Loads what the dashboard shows of bills. */
export const loadPayPanel = ({ api, page, queryClient }: Loading): Promise<void> =>
  silently([
    queryClient.query(upcomingBillsQuery(api, billingOwnerOf(page.viewer))),
    queryClient.query(maintenanceQuery(api)),
  ])

// Whom the page is about is no part of it that may be missing.
const besideUser = async ({ api, queryClient }: Loading, reads: Promise<void>): Promise<void> =>
  void (await Promise.all([queryClient.query(currentUserQuery(api)), reads]))

/** Loads the bills, with what is scheduled and arranged. */
export const loadBills = (context: Loading): Promise<void> => {
  const { api, page, queryClient } = context
  return besideUser(
    context,
    silently([
      queryClient.query(scheduledQuery(api)),
      queryClient.query(arrangementsQuery(api)),
      queryClient.query(methodsQuery(api)),
      queryClient.query(billingHistoryQuery(api, billingOwnerOf(page.viewer))),
      queryClient.query(maintenanceQuery(api)),
    ]),
  )
}

/** Loads what was paid. */
export const loadHistory = (context: Loading): Promise<void> => {
  const { api, page, queryClient } = context
  return besideUser(
    context,
    silently([
      queryClient.query(billingHistoryQuery(api, billingOwnerOf(page.viewer))),
      queryClient.query(ownPaymentsQuery(api, billingOwnerOf(page.viewer))),
    ]),
  )
}
