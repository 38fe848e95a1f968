import { isPaymentStatus, type PaymentStatus } from '@portal/core/ledger/rules'

/** The list as the address asks for it; what is undefined narrows nothing. */
export interface PaymentsSearch {
  readonly term?: string
  readonly status?: PaymentStatus
  /** `createdAt` and id of the last row of the page before. */
  readonly before?: string
}

const textOf = (value: unknown): string =>
  // The router reads a number in the address as one.
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export function paymentsSearchOf(search: Readonly<Record<string, unknown>>): PaymentsSearch {
  const [term, status, before] = [search['term'], search['status'], search['before']].map(textOf)
  return {
    ...(term ? { term } : {}),
    ...(status && isPaymentStatus(status) ? { status } : {}),
    ...(before ? { before } : {}),
  }
}
