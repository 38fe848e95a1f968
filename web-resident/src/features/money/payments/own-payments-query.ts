import type { Language } from '@portal/core/kernel/rules'
import { listOwnPayments } from '@portal/openapi/resident-client/own-payments'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import { type BillingOwner, dataOrNull } from '../utility-accounts/billing-history.ts'

export type OwnPayment = components['schemas']['Payment']

/** Newest first. */
export const ownPaymentsQuery = (owner: BillingOwner) =>
  query(listOwnPayments, { query: owner }, { keep: (ask) => dataOrNull(ask()) })

/** All of it for a spreadsheet (exportOwnPayments). */
export function csvHref(owner: BillingOwner, language: Language): string {
  const query = new URLSearchParams({ lng: language })
  for (const [name, id] of Object.entries(owner)) if (id !== null) query.set(name, id)
  return `/api/payments/history.csv?${query}`
}
