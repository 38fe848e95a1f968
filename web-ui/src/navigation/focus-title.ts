import type { AnyRouter } from '@tanstack/react-router'

/** After another page is on the screen, focus goes to its title, as a load of the page would reset it. What is given ends it. */
export function focusTitle(router: AnyRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  })
}
