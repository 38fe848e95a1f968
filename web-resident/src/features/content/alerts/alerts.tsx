import { type ComponentType, useEffect, useState } from 'react'

/**
 * What the city announces to whoever is signed in, once the page is quiet: until then not a byte of it is
 * fetched (spec, admin section 4).
 */
export function Alerts() {
  const [Queue, setQueue] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./alert-queue.tsx').then(
        ({ AlertQueue }) => setQueue(() => AlertQueue),
        // The page stands without them; the next one asks again.
        () => undefined,
      )
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load, 2_000)
  }, [])
  return Queue ? <Queue /> : null
}
