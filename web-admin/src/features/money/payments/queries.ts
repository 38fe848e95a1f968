import {
  getPaymentForStaff,
  listDiscrepancies,
  listPayments,
  listRequestPayments,
} from '@portal/openapi/admin-client/payments'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { PaymentsSearch } from './payments-search.ts'

export type StaffPayment = components['schemas']['StaffPayment']
export type StaffPaymentDetail = components['schemas']['StaffPaymentDetail']
export type Discrepancy = components['schemas']['Discrepancy']

/** Newest first. */
export const paymentsQuery = (search: PaymentsSearch) =>
  query(listPayments, { query: { ...search } }, { staleTime: 0 })

export const paymentQuery = (id: string) =>
  query(getPaymentForStaff, { path: { id } }, { staleTime: 0 })

export const requestPaymentsQuery = (id: string) =>
  query(listRequestPayments, { path: { id } }, { staleTime: 0, refetchOnMount: false })

export const discrepanciesQuery = () => query(listDiscrepancies, {}, { staleTime: 0 })
