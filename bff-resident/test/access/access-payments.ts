import { at } from './access-row.ts'

/** Payments: none is started, because the account does not exist. */
export const paymentRows = {
  beginPayment: {
    path: at('/payments'),
    body: () => ({
      transactionType: 'UTILITY',
      items: [{ accountNumber: '1-1', amount: 5 }],
      activityId: null,
      email: null,
    }),
    status: 404,
  },
  checkPayment: {
    path: at('/payments/P0000000000000000000/check'),
    body: () => ({ transactionId: null }),
    status: 404,
  },
  getAcceptSettings: { path: at('/payment/accept'), status: 200 },
  exportOwnPayments: { path: at('/payments/history.csv'), status: 200 },
  listOwnPayments: { path: at('/payments/history'), status: 200 },
  getFee: {
    path: at('/payments/fees/0197a1b2-0000-7000-8000-000000000000'),
    status: 404,
  },
  getPayment: { path: at('/payments/P0000000000000000000'), status: 404 },
  getProviderCommunicator: { path: at('/core/bill-pay/communicator'), status: 200 },
  getReceiptDocument: { path: at('/payments/P0000000000000000000/pdf'), status: 404 },
  getPaymentusToken: { path: at('/paymentus-token?accountNumber=1-1&amount=5'), status: 404 },
  openBillPay: { path: at('/core/bill-pay/iframe?accountNumber=1-1&amount=5'), status: 404 },
  openGuestBillPay: {
    path: at('/core/bill-pay/iframe/unauth?accountNumber=1-1&amount=5'),
    status: 404,
  },
  openPaymentFrame: {
    path: at('/core/bill-pay/frame/P0000000000000000000?mode=frame&signature=x'),
    status: 404,
  },
  payBill: {
    path: at('/payment'),
    body: () => ({
      nonce: { dataDescriptor: 'x', dataValue: 'an-unknown-nonce' },
      amount: 5,
      navilineCustomerId: '1',
      navilineLocationId: '1',
    }),
    status: 404,
  },
  createPermitRequest: {
    path: at('/payment/createLPIUserActivities'),
    body: () => ({ sfParentId: 'none' }),
    status: 404,
  },
  getPermitBill: {
    path: at('/lpiPayment/0197a1b2-0000-7000-8000-000000000000'),
    status: 404,
  },
  payPermitBill: {
    path: at('/paymentLPI'),
    body: () => ({
      nonce: { dataDescriptor: 'x', dataValue: 'an-unknown-nonce' },
      amount: 5,
      navilineCustomerId: '1',
      navilineLocationId: '1',
      activityId: '0197a1b2-0000-7000-8000-000000000000',
    }),
    status: 404,
  },
  receivePaymentNotice: {
    path: at('/payments/webhook'),
    body: () => ({ notificationId: 'x' }),
    status: 401,
  },
} as const
