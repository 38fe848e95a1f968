// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPayments = 'listPayments GET /payments' as Operation<operations['listPayments']>

export const getPaymentForStaff = 'getPaymentForStaff GET /payments/{id}' as Operation<operations['getPaymentForStaff']>

export const listRequestPayments = 'listRequestPayments GET /requests/{id}/payments' as Operation<operations['listRequestPayments']>

export const refundPayment = 'refundPayment POST /payments/{id}/refund' as Operation<operations['refundPayment']>

export const approveRefund = 'approveRefund POST /payments/{id}/refund/approval' as Operation<operations['approveRefund']>

export const rejectRefund = 'rejectRefund DELETE /payments/{id}/refund/approval' as Operation<operations['rejectRefund']>

export const listDiscrepancies = 'listDiscrepancies GET /payment-discrepancies' as Operation<operations['listDiscrepancies']>

export const resolveDiscrepancy = 'resolveDiscrepancy POST /payment-discrepancies/{id}/resolve' as Operation<operations['resolveDiscrepancy']>
