/** From the hosted form to the page around it (spec, resident section 4, "Form submission"). */
export type HostedMessage =
  | { readonly type: 'height'; readonly height: number }
  /** The frame shows another step. */
  | { readonly type: 'step' }
  | { readonly type: 'success'; readonly portalSubmissionId: string; readonly feeTotal: number }

/** Null for any other message. */
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

export const hostedFolder = '/hosted-forms/'

/** `params` prefills fields (spec, resident section 2). */
export function hostedHref(bpid: string, params: string | undefined): string {
  const query = params ? `?${new URLSearchParams({ params })}` : ''
  return `${hostedFolder}${encodeURIComponent(bpid)}${query}`
}

/** The element with the result of a sent form. */
export const sentElementId = 'sent'

/** Sent by the framing page when it starts to listen. */
export const askAgain = 'ask-again'
