import type { Cast } from '@portal/local/testing'

/** A request that is right in itself, of the cast's `resident` or about the cast's organization. */
export interface Row {
  readonly path: (cast: Cast) => string
  readonly body?: (cast: Cast) => unknown
  /** For bodies that are no JSON. */
  readonly type?: string
  /** What those who are let in get. */
  readonly status: number
  /** What they get once their account is complete, where that is something else. */
  readonly statusWhenComplete?: number
  /** It is about the resident's own things: anybody else who is let in finds nothing there. */
  readonly isOwn?: boolean
}

/** An id that nothing has. */
export const missing = '01900000-0000-7000-8000-000000000000'

export const at = (path: string) => () => path

/** A path with the resident's own id in it. */
export const own = (before: string, after = '') => ({
  path: ({ ids }: Cast) => `${before}${ids.resident}${after}`,
  isOwn: true,
})

/** Utility billing. */
export const billingRows = {
  getBillingHistory: { path: at('/naviline/getbillinghistory'), status: 200 },
  listDelinquencies: { path: at('/naviline/getdelinquentstatus'), status: 200 },
  listPaymentHistory: { path: at('/naviline/paymenthistory'), status: 404 },
  getPaymentHistory: { path: at('/naviline/paymenthistoryv2'), status: 404 },
  lookUpAccount: { path: at('/naviline/account?accountNumber=1001-5001'), status: 200 },
  listUtilityAccounts: { ...own('/naviline/paymentInformation?userId='), status: 200 },
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
  getBillDocument: { path: at(`/naviline/bills/${missing}/pdf`), status: 404 },
} as const satisfies Readonly<Record<string, Row>>
