/** What the address of a form says (spec, resident section 2). */
export interface FormSearch {
  readonly formTitle: string
  /** The business process; empty where none is named. */
  readonly bpid: string
  readonly paymentCode?: string
  /** JSON that fills fields in ahead. */
  readonly params?: string
}

// The router reads numbers, truths and JSON out of an address; a form wants them as they were written.
const written = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

/** Reads an address; what is missing is empty. */
export function formSearchOf(search: Readonly<Record<string, unknown>>): FormSearch {
  const paymentCode = written(search['paymentCode'])
  const params = written(search['params'])
  return {
    formTitle: written(search['formTitle']),
    bpid: written(search['bpid']),
    ...(paymentCode && { paymentCode }),
    ...(params && { params }),
  }
}
