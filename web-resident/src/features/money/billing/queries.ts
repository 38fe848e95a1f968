import { getPaymentHistory } from '@portal/openapi/resident-client/billing'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import {
  billingRefreshMs,
  type BillingOwner,
  dataOrNull,
} from '../utility-accounts/billing-history.ts'

export type BillingHistory = components['schemas']['BillingHistory']

export type UpcomingBill = components['schemas']['PaymentHistory']['upcomingBills'][number]

/** Null without accounts (spec, resident section 4: a 404). */
export const upcomingBillsQuery = (owner: BillingOwner) =>
  query(
    getPaymentHistory,
    { query: owner },
    { keep: (ask) => dataOrNull(ask(), 404), refetchInterval: billingRefreshMs },
  )

export type WholeBill = components['schemas']['WholeBill']
