import type { AnyRouter } from '@tanstack/react-router'

/** Moves focus to the title after navigation, as a page load would. Returns a stop function. */
export function focusTitle(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}
