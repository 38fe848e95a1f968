import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

interface Changeable {
  update(options: { pendingMs: number }): unknown
}

/**
 * A page whose address only changes its filter or dialog stays until the next one is loaded, with
 * its fields and the focus. Coming from another page, its wait is shown as on all pages.
 */
export function useKeptWhileLoading(route: Changeable): void {
  const { defaultPendingMs = 0 } = useRouter().options
  useEffect(() => {
    route.update({ pendingMs: Infinity })
    return () => void route.update({ pendingMs: defaultPendingMs })
  }, [route, defaultPendingMs])
}
