import type { Bindings } from '@portal/bff-pipeline'
import type { Network } from '@portal/core/feeds/refresh'

/** Other sites, within limits (core/src/content/feeds/download.ts). */
export const openNetwork = ({ ENVIRONMENT }: Bindings): Network => ({
  // The platform's fetch fails when called as a method.
  fetch: (address: string, options: RequestInit) => fetch(address, options),
  timeoutMs: 10_000,
  isLocal: ENVIRONMENT !== 'production',
})
