import { type ComponentType, useEffect, useState } from 'react'

/** Alerts for logged-in people, fetched only when the page is idle (spec, admin section 4). */
export function Alerts() {
  const [Queue, setQueue] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./alert-queue.tsx').then(
        ({ AlertQueue }) => setQueue(() => AlertQueue),
        // The page works without them; the next one retries.
        () => undefined,
      )
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load, 2_000)
  }, [])
  return Queue ? <Queue /> : null
}
