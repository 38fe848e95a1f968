import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '@portal/web-ui/page-data'

/** When the page is at rest, prepares this device for the next visit and for no network. */
export function onDevice<Made extends { readonly queryClient: QueryClient }>(
  page: PageData,
  made: Made,
): Made {
  // Without HTTPS, and in some browsers' private windows, there is none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return made
  const load = () =>
    void import('./at-rest.ts').then(
      ({ atRest }) => atRest(page, made.queryClient),
      // The page works without it; the next one tries again.
      () => undefined,
    )
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load, 2_000)
  return made
}
