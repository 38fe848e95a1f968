import { notFound } from '@tanstack/react-router'
import { purposes } from '@portal/core/ledger/rules'
import { ApiError } from '@portal/web-ui/api'
import { orNotFound } from '../../../parts/or-not-found.ts'
import type { RouterContext } from '../../../router-context.ts'
import { billingHistoryQuery, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { maintenanceQuery } from './closure.tsx'
import { purposeIn } from './payment-asked.ts'
import type { PaymentSearch } from './payment-search.ts'
import { citationQuery, feeQuery, paymentQuery } from './queries.ts'

type Loading = Pick<RouterContext, 'page' | 'queryClient'>

/** A started payment, or the data to start one. */
export async function loadPayment(context: Loading, search: PaymentSearch): Promise<void> {
  const { reference, signature } = search
  if (reference === undefined) return loadForm(context, search)
  const { queryClient } = context
  await queryClient.query(paymentQuery({ reference, signature })).catch((error: unknown) => {
    const isNone = error instanceof ApiError && [400, 404].includes(error.status)
    throw isNone ? notFound() : error
  })
}

async function loadForm({ page, queryClient }: Loading, search: PaymentSearch): Promise<void> {
  const { state } = page.viewer
  const isOwn = state === 'full' || state === 'administrator'
  const { accountNumber = '', signature } = search
  const { pays } = purposes[purposeIn(search)]
  const isBill = pays === 'account'
  await Promise.all([
    // For the list of own accounts, or the place of a named one.
    isOwn && isBill && queryClient.query(billingHistoryQuery(billingOwnerOf(page.viewer))),
    pays === 'number' &&
      signature !== undefined &&
      queryClient.query(citationQuery(accountNumber, signature)).catch(orNotFound),
    // Errors show when paying.
    search.activityId !== undefined &&
      !isBill &&
      queryClient.query(feeQuery(search.activityId)).catch(() => null),
    // If maintenance is unknown, the page renders; the server also checks.
    isBill && queryClient.query(maintenanceQuery()).catch(() => null),
  ])
}
