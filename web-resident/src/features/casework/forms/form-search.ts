/** What the address of a form says (spec, resident section 2). */
export interface FormSearch {
  readonly formTitle?: string
  /** The business process. */
  readonly bpid?: string
  readonly paymentCode?: string
  /** JSON that fills fields in ahead. */
  readonly params?: string
}

const names = ['formTitle', 'bpid', 'paymentCode', 'params'] as const satisfies (keyof FormSearch)[]

/** Reads an address; what is missing stays so, since the address is to stay as it was written. */
export const formSearchOf = (search: Readonly<Record<string, unknown>>): FormSearch =>
  Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
  )
