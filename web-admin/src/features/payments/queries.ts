import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'
import type { PaymentsSearch } from './payments-search.ts'

export type StaffPayment = components['schemas']['StaffPayment']
export type StaffPaymentDetail = components['schemas']['StaffPaymentDetail']
export type Discrepancy = components['schemas']['Discrepancy']

/** Payments, the newest first. */
export const paymentsQuery = (api: Api, search: PaymentsSearch) =>
  queryOptions({
    queryKey: ['listPayments', search],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/payments', { params: { query: { ...search } }, signal })),
    staleTime: 0,
  })

/** A payment with its history. */
export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getPaymentForStaff', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/payments/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** Where the provider's books and ours differ. */
export const discrepanciesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listDiscrepancies'],
    queryFn: ({ signal }) => dataOf(api.GET('/payment-discrepancies', { signal })),
    staleTime: 0,
  })
