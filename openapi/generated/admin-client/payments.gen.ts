// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPayments = 'listPayments GET /payments' as Operation<operations['listPayments']>

export const getPaymentForStaff = 'getPaymentForStaff GET /payments/{id}' as Operation<operations['getPaymentForStaff']>

export const refundPayment = 'refundPayment POST /payments/{id}/refund' as Operation<operations['refundPayment']>

export const listDiscrepancies = 'listDiscrepancies GET /payment-discrepancies' as Operation<operations['listDiscrepancies']>

export const resolveDiscrepancy = 'resolveDiscrepancy POST /payment-discrepancies/{id}/resolve' as Operation<operations['resolveDiscrepancy']>
