import { setTimeout as pause } from 'node:timers/promises'
import { openTab } from './tab.ts'

/** The browser loads ahead after 0.2 s; people who press rest about this long before. */
const restMs = 500

/** Between pages; scripts, then texts. */
const quietMs = 2_000

interface Pressed {
  /** From the click to the largest contentful paint of the page that it opens. */
  readonly lcp: number
  /** The page was rendered before the click. */
  readonly isAhead: boolean
}

// In the pages. The first says where the link is, and notes the click in this session of the tab.
const place = (path: string) => `(() => {
  const link = [...document.querySelectorAll('a')].find(({ href }) => new URL(href).pathname === ${JSON.stringify(path)})
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  addEventListener('click', ({ timeStamp }) =>
    localStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)), true)
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`
const paint = `new Promise((resolve) => {
  const pressed = Number(localStorage.getItem('pressed'))
  const [{ activationStart }] = performance.getEntriesByType('navigation')
  let last
  new PerformanceObserver((list) => (last = list.getEntries().at(-1)))
    .observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => resolve({
    path: location.pathname,
    lcp: performance.timeOrigin + Math.max(last.startTime, activationStart) - pressed,
    isAhead: activationStart > 0,
  }), 1000)
})`

/** Rests the pointer on the page's link to `to`, and presses it. */
export async function pressAfterHover(from: string, to: string): Promise<Pressed> {
  const tab = await openTab()
  try {
    await tab.open(from)
    await pause(quietMs)
    // What `place` gives.
    const at = (await tab.evaluate(place(to))) as { readonly x: number; readonly y: number }
    await tab.mouse('mouseMoved', at)
    await pause(restMs)
    await tab.mouse('mousePressed', at)
    await tab.mouse('mouseReleased', at)
    await pause(quietMs)
    // What `paint` gives.
    const seen = (await tab.evaluate(paint)) as Pressed & { readonly path: string }
    if (seen.path !== to) throw new Error(`the press on ${to} led to ${seen.path}`)
    return seen
  } finally {
    await tab.close()
  }
}
