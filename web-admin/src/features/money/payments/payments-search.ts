import { isPaymentStatus, type PaymentStatus } from '@portal/core/ledger/rules'

/** As in the URL; undefined filters nothing. */
export interface PaymentsSearch {
  readonly term?: string
  readonly status?: PaymentStatus
  readonly refund?: 'proposed'
  /** `createdAt` and id of the last row of the previous page. */
  readonly before?: string
}

const textOf = (value: unknown): string =>
  // The router parses numbers in URLs.
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export function paymentsSearchOf(search: Readonly<Record<string, unknown>>): PaymentsSearch {
  const [term, status, before] = [search['term'], search['status'], search['before']].map(textOf)
  return {
    ...(term ? { term } : {}),
    ...(status && isPaymentStatus(status) ? { status } : {}),
    ...(search['refund'] === 'proposed' ? { refund: 'proposed' } : {}),
    ...(before ? { before } : {}),
  }
}
