// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const openBillPay: Operation<operations['openBillPay']> = {
  id: 'openBillPay',
  method: 'GET',
  path: '/core/bill-pay/iframe',
}

export const openGuestBillPay: Operation<operations['openGuestBillPay']> = {
  id: 'openGuestBillPay',
  method: 'GET',
  path: '/core/bill-pay/iframe/unauth',
}

export const openPaymentFrame: Operation<operations['openPaymentFrame']> = {
  id: 'openPaymentFrame',
  method: 'GET',
  path: '/core/bill-pay/frame/{reference}',
}

export const getProviderCommunicator: Operation<operations['getProviderCommunicator']> = {
  id: 'getProviderCommunicator',
  method: 'GET',
  path: '/core/bill-pay/communicator',
}

export const getPaymentusToken: Operation<operations['getPaymentusToken']> = {
  id: 'getPaymentusToken',
  method: 'GET',
  path: '/paymentus-token',
}

export const beginPayment: Operation<operations['beginPayment']> = {
  id: 'beginPayment',
  method: 'POST',
  path: '/payments',
}

export const payBill: Operation<operations['payBill']> = {
  id: 'payBill',
  method: 'POST',
  path: '/payment',
}

export const getPayment: Operation<operations['getPayment']> = {
  id: 'getPayment',
  method: 'GET',
  path: '/payments/{reference}',
}

export const getReceiptDocument: Operation<operations['getReceiptDocument']> = {
  id: 'getReceiptDocument',
  method: 'GET',
  path: '/payments/{reference}/pdf',
}

export const checkPayment: Operation<operations['checkPayment']> = {
  id: 'checkPayment',
  method: 'POST',
  path: '/payments/{reference}/check',
}

export const getAcceptSettings: Operation<operations['getAcceptSettings']> = {
  id: 'getAcceptSettings',
  method: 'GET',
  path: '/payment/accept',
}

export const receivePaymentNotice: Operation<operations['receivePaymentNotice']> = {
  id: 'receivePaymentNotice',
  method: 'POST',
  path: '/payments/webhook',
}
