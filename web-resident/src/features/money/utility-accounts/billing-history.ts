import { getBillingHistory } from '@portal/openapi/resident-client/billing'
import type { components } from '@portal/openapi/resident-types'
import { ApiError, query } from '@portal/web-ui/api'
import type { Viewer } from '@portal/web-ui/page-data'

/** A utility account and what is due on it; sums are dollars. */
export type BillingAccount = components['schemas']['BillingAccount']

/** The day by which an account is to be paid: that of its next installment where it has one. */
export const dueDayOf = ({
  dueDate,
  nextInstallment,
}: Pick<BillingAccount, 'dueDate' | 'nextInstallment'>): string | null =>
  nextInstallment?.dueOn ?? dueDate

/** Spec, resident section 7: bill-pay data refreshes every 180000 ms. */
export const billingRefreshMs = 180_000

/** Whose bills are meant: the selected organization's, else one's own (spec, resident section 6). */
export const billingOwnerOf = ({ userId, organizationId }: Viewer) =>
  organizationId === null ? { userId } : { organizationId }

export type BillingOwner = ReturnType<typeof billingOwnerOf>

/** An answer of billing: what nobody may see is no data, other errors go on (spec, resident section 7). */
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

/** What is due, bills and payments of twelve months. */
export const billingHistoryQuery = (owner: BillingOwner) =>
  query(
    getBillingHistory,
    { query: owner },
    { keep: (ask) => dataOrNull(ask()), refetchInterval: billingRefreshMs },
  )
