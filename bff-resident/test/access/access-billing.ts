import { at, type Row } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** Utility billing. */
export const billingRows = {
  getBillingHistory: { path: at('/naviline/getbillinghistory'), status: 200 },
  listDelinquencies: { path: at('/naviline/getdelinquentstatus'), status: 200 },
  listPaymentHistory: { path: at('/naviline/paymenthistory'), status: 404 },
  getPaymentHistory: { path: at('/naviline/paymenthistoryv2'), status: 404 },
  getCitation: { path: at('/citations/C-2026-0815?signature=none'), status: 404 },
  lookUpCitation: {
    path: at('/citations/lookup'),
    body: () => ({ number: 'C-2026-0815', plate: '' }),
    status: 404,
  },
  lookUpAccount: { path: at('/naviline/account?accountNumber=1001-5001'), status: 200 },
  listUtilityAccounts: {
    path: ({ ids }) => `/naviline/paymentInformation?userId=${ids.resident}`,
    isOwn: true,
    status: 200,
  },
  addUtilityAccount: {
    path: at('/naviline/paymentInformation'),
    body: () => ({ customerId: '9001', streetNumber: '2' }),
    status: 400,
  },
  removeUtilityAccount: {
    path: at('/naviline/paymentInformation?customerId=9001&locationId=1'),
    status: 404,
  },
  setPaperless: {
    path: at('/naviline/paymentInformation/paperless'),
    body: () => ({ customerId: '9001', locationId: '1', isPaperless: true }),
    status: 404,
  },
  getBill: { path: at(`/naviline/bills/${missing}`), status: 404 },
  getBillDocument: { path: at(`/naviline/bills/${missing}/pdf`), status: 404 },
} as const satisfies Readonly<Record<string, Row>>
