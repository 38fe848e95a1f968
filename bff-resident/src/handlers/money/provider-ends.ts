import type { HandlerContext } from '@portal/bff-pipeline'
import type { HostedReturn } from '@portal/core/payments'

/** Where pages of the payment provider find the page of ours by which they speak to us. */
const communicatorPath = '/api/core/bill-pay/communicator'

/**
 * Where a hosted page of the provider reports to (in a frame) or leads back to. The visitor's language goes
 * along: our page answers in it, and the emulator takes it for its own pages.
 */
export function providerEnds(
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
