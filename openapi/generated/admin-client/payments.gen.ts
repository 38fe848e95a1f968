// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPayments: Operation<operations['listPayments']> = {
  id: 'listPayments',
  method: 'GET',
  path: '/payments',
}

export const getPaymentForStaff: Operation<operations['getPaymentForStaff']> = {
  id: 'getPaymentForStaff',
  method: 'GET',
  path: '/payments/{id}',
}

export const refundPayment: Operation<operations['refundPayment']> = {
  id: 'refundPayment',
  method: 'POST',
  path: '/payments/{id}/refund',
}

export const listDiscrepancies: Operation<operations['listDiscrepancies']> = {
  id: 'listDiscrepancies',
  method: 'GET',
  path: '/payment-discrepancies',
}

export const resolveDiscrepancy: Operation<operations['resolveDiscrepancy']> = {
  id: 'resolveDiscrepancy',
  method: 'POST',
  path: '/payment-discrepancies/{id}/resolve',
}
