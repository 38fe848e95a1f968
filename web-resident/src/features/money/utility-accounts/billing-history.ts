import { getBillingHistory } from '@portal/openapi/resident-client/billing'
import type { components } from '@portal/openapi/resident-types'
import { ApiError, query } from '@portal/web-ui/api'
import type { Viewer } from '@portal/web-ui/page-data'

/** Amounts are in dollars. */
export type BillingAccount = components['schemas']['BillingAccount']

/** The next installment's, if there is one. */
export const dueDayOf = ({
  dueDate,
  nextInstallment,
}: Pick<BillingAccount, 'dueDate' | 'nextInstallment'>): string | null =>
  nextInstallment?.dueOn ?? dueDate

/** Spec, resident section 7: bill-pay data refreshes every 180000 ms. */
export const billingRefreshMs = 180_000

/** The selected organization, or else the person (spec, resident section 6). */
export const billingOwnerOf = ({ userId, organizationId }: Viewer) =>
  organizationId === null ? { userId } : { organizationId }

export type BillingOwner = ReturnType<typeof billingOwnerOf>

/** Null if forbidden or not found; other errors are rethrown (spec, resident section 7). */
export async function dataOrNull<Data>(
  answer: Promise<Data>,
  ...absent: number[]
): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || absent.includes(error.status)))
      return null
    throw error
  }
}

/** Amounts due, bills and payments of twelve months. */
export const billingHistoryQuery = (owner: BillingOwner) =>
  query(
    getBillingHistory,
    { query: owner },
    { keep: (ask) => dataOrNull(ask()), refetchInterval: billingRefreshMs },
  )
