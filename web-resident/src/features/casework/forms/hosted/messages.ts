/** What the hosted form tells the page around it (spec, resident section 4, "Form submission"). */
export type HostedMessage =
  | { readonly type: 'height'; readonly height: number }
  /** Another step of the form stands in the frame. */
  | { readonly type: 'step' }
  | { readonly type: 'success'; readonly portalSubmissionId: string; readonly feeTotal: number }

/** Reads what came by a message; null for anything else. */
export function hostedMessageOf(data: unknown): HostedMessage | null {
  if (typeof data !== 'object' || data === null) return null
  // Any object may be asked for properties that it may not have.
  const { type, height, portalSubmissionId, feeTotal } = data as Readonly<Record<string, unknown>>
  if (type === 'height' && typeof height === 'number') return { type, height }
  if (type === 'step') return { type }
  if (type === 'success' && typeof portalSubmissionId === 'string' && typeof feeTotal === 'number')
    return { type, portalSubmissionId, feeTotal }
  return null
}

/** Where the page of a form stands. */
export const hostedFolder = '/hosted-forms/'

/** The address of a form's own page; `params` fills fields in ahead (spec, resident section 2). */
export function hostedHref(bpid: string, params: string | undefined): string {
  const query = params ? `?${new URLSearchParams({ params })}` : ''
  return `${hostedFolder}${encodeURIComponent(bpid)}${query}`
}

/** The element that carries what a form that was sent has become. */
export const sentElementId = 'sent'

/** What the page around a form asks when it begins to listen. */
export const askAgain = 'ask-again'
