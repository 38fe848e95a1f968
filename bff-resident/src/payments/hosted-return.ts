import type { HandlerContext } from '@portal/bff-pipeline'
import type { HostedReturn } from '@portal/core/payments'

const communicatorPath = '/api/core/bill-pay/communicator'

/** Where a hosted page reports to (in a frame) or returns to, with the visitor's language. */
export function hostedReturn(
  { language, state }: HandlerContext,
  mode: 'frame' | 'redirect',
  backPath: string,
): HostedReturn {
  const address = (path: string): string => {
    const url = new URL(path, state.env.PORTAL_URL)
    url.searchParams.set('lng', language)
    return url.href
  }
  if (mode === 'frame') return { kind: 'frame', communicatorUrl: address(communicatorPath) }
  return { kind: 'redirect', doneUrl: address(backPath), cancelUrl: address(backPath) }
}
