import type { Language } from '@portal/core/kernel/rules'

/** A page at rest tells the worker of itself. */
export interface ToWorker {
  /** Null if it is not to be kept. */
  readonly path: string | null
  readonly title: string
  readonly language: Language
  /** Shown to a person without an account. */
  readonly isVisitor: boolean
  /** The address of the city's texts. */
  readonly texts: string
}

/** The worker tells a page that it showed from a copy. */
export type FromWorker =
  /** What the page carries by now (web-ui/src/app/page-data.ts), as its JSON. */
  | { readonly kind: 'renewed'; readonly carried: string }
  /** There is no network, and the page is as of this instant. */
  | { readonly kind: 'offline'; readonly keptAt: string }
  /** A person logged in or chose another language: the copy was not for them. */
  | { readonly kind: 'replaced' }
