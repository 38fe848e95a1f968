import type { AnyRouter } from '@tanstack/react-router'

/** A link's path within this app; null if the browser should follow it. */
export function innerHref(anchor: HTMLAnchorElement, origin: string): string | null {
  const { target, href } = anchor
  if (!href || (target && target !== '_self') || anchor.hasAttribute('download')) return null
  const url = new URL(href)
  if (url.origin !== origin) return null
  // API replies are no pages, and the server sets the language.
  if (url.pathname.startsWith('/api/') || url.searchParams.has('lng')) return null
  return url.pathname + url.search + url.hash
}

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null

/** In-app navigation for plain links; hovering preloads. Returns a stop function. */
export function followAnchors(router: AnyRouter): () => void {
  const end = new AbortController()
  document.addEventListener('click', (event) => followClick(router, event), end)
  document.addEventListener('pointerover', (event) => loadAhead(router, event), end)
  return () => end.abort()
}

/**
 * Only for links that change a part of the page that shows them, whose focus must stay: a visitor's
 * other links are the browser's. Returns a stop function.
 */
export function followWithin(router: AnyRouter): () => void {
  const end = new AbortController()
  const isWithin = (href: string) => new URL(href, location.origin).pathname === location.pathname
  document.addEventListener('click', (event) => followClick(router, event, isWithin), end)
  return () => end.abort()
}

function followClick(
  router: AnyRouter,
  event: MouseEvent,
  isFollowed: (href: string) => boolean = () => true,
): void {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const anchor = anchorOf(event)
  if (!anchor || !isPlain || event.defaultPrevented) return
  const href = innerHref(anchor, location.origin)
  if (href === null || isSamePageAnchor(href) || !knows(router, href) || !isFollowed(href)) return
  event.preventDefault()
  void router.navigate({ href })
}

function loadAhead(router: AnyRouter, event: PointerEvent): void {
  const anchor = anchorOf(event)
  const href = anchor && innerHref(anchor, location.origin)
  if (!href || href.includes('#') || !knows(router, href)) return
  const { pathname, search } = new URL(href, location.origin)
  const target = { to: pathname, search: router.options.parseSearch(search) }
  // Preloading is optional; a failure shows on the click.
  void router.preloadRoute(target).catch(() => undefined)
}

/** A visitor's router knows only some routes; the server handles the others. */
function knows(router: AnyRouter, href: string): boolean {
  const [, , found] = router.getMatchedRoutes(new URL(href, location.origin).pathname)
  return found !== undefined
}

function isSamePageAnchor(href: string): boolean {
  const [path = '', hash] = href.split('#')
  return hash !== undefined && path === location.pathname + location.search
}
