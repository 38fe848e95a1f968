// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const openBillPay = 'openBillPay GET /core/bill-pay/iframe' as Operation<operations['openBillPay']>

export const openGuestBillPay = 'openGuestBillPay GET /core/bill-pay/iframe/unauth' as Operation<operations['openGuestBillPay']>

export const openPaymentFrame = 'openPaymentFrame GET /core/bill-pay/frame/{reference}' as Operation<operations['openPaymentFrame']>

export const getProviderCommunicator = 'getProviderCommunicator GET /core/bill-pay/communicator' as Operation<operations['getProviderCommunicator']>

export const getPaymentusToken = 'getPaymentusToken GET /paymentus-token' as Operation<operations['getPaymentusToken']>

export const beginPayment = 'beginPayment POST /payments' as Operation<operations['beginPayment']>

export const payBill = 'payBill POST /payment' as Operation<operations['payBill']>

export const getPayment = 'getPayment GET /payments/{reference}' as Operation<operations['getPayment']>

export const getReceiptDocument = 'getReceiptDocument GET /payments/{reference}/pdf' as Operation<operations['getReceiptDocument']>

export const checkPayment = 'checkPayment POST /payments/{reference}/check' as Operation<operations['checkPayment']>

export const getAcceptSettings = 'getAcceptSettings GET /payment/accept' as Operation<operations['getAcceptSettings']>

export const receivePaymentNotice = 'receivePaymentNotice POST /payments/webhook' as Operation<operations['receivePaymentNotice']>
