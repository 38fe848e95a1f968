/** Spec, resident section 2. */
export interface FormSearch {
  readonly formTitle?: string
  readonly bpid?: string
  readonly paymentCode?: string
  readonly params?: string
}

const names = ['formTitle', 'bpid', 'paymentCode', 'params'] as const satisfies (keyof FormSearch)[]

/** Missing values stay missing, so that the URL stays as it is. */
export const formSearchOf = (search: Readonly<Record<string, unknown>>): FormSearch =>
  Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
  )
