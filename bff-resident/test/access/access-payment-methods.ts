import type { Cast } from '@portal/local/testing'
import { at, type Row } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'
const own = (before: string) => ({
  path: ({ ids }: Cast) => `${before}${ids.resident}`,
  isOwn: true,
})

/** Saved cards and bank accounts, and autopay. */
export const methodRows = {
  openMethodFrame: { path: at('/core/payment-methods/iframe'), status: 200 },
  syncStoredMethods: { path: at('/core/payment-methods/sync'), status: 200 },
  listStoredMethods: { ...own('/core/payment-methods?userId='), status: 200 },
  removeStoredMethod: { path: at(`/core/payment-methods/${missing}/${missing}`), status: 404 },
  listPaymentMethods: { ...own('/payment-methods?userId='), status: 200 },
  getPaymentMethodUse: { path: at(`/payment-methods/${missing}`), status: 404 },
  removePaymentMethod: { path: at(`/payment-methods/${missing}`), status: 404 },
  addPaymentMethod: { path: at('/payment-methods'), body: () => ({}), status: 400 },
  enrolInAutopay: {
    path: at('/autopay'),
    body: () => ({ navilineCustomerId: '1', navilineLocationId: '1', savedCard: missing }),
    status: 404,
  },
  listScheduledPayments: { path: at('/scheduled-payments'), status: 200 },
  schedulePayment: {
    path: at('/scheduled-payments'),
    body: () => ({
      navilineCustomerId: '1',
      navilineLocationId: '1',
      amount: 5,
      payOn: '2030-01-01',
      savedCard: missing,
    }),
    status: 404,
  },
  changeScheduledPayment: {
    path: at(`/scheduled-payments/${missing}`),
    body: () => ({ amount: 5, payOn: '2030-01-01', savedCard: missing }),
    status: 404,
  },
  cancelScheduledPayment: { path: at(`/scheduled-payments/${missing}`), status: 404 },
  listOwnNotices: { path: at('/shutoff-notices'), status: 200 },
  askForArrangement: {
    path: at('/shutoff-notices/arrangement'),
    body: () => ({ accountNumber: '1-1' }),
    status: 404,
  },
  listArrangements: { path: at('/payment-arrangements'), status: 200 },
  acceptArrangement: {
    path: at(`/payment-arrangements/${missing}/accept`),
    body: () => ({ savedCard: null }),
    status: 404,
  },
  declineArrangement: { path: at(`/payment-arrangements/${missing}/decline`), status: 404 },
  endAutopay: { path: at(`/autopay/${missing}`), status: 404 },
  endAutopayByNumber: {
    path: at('/autopay'),
    body: () => ({ accountNumber: '1-1' }),
    status: 404,
  },
  endAutopayOfAccount: {
    path: at('/autopay/'),
    body: () => ({ accountNumber: '1-1' }),
    status: 404,
  },
} as const satisfies Readonly<Record<string, Row>>
