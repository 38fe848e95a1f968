// Playwright serializes these functions into the page: they must be self-contained.

/** As the page saw it; times in ms since navigation. */
interface Seen {
  readonly lcp: number
  readonly shift: number
  readonly tasks: readonly { readonly start: number; readonly ms: number }[]
  readonly firstPaint: number
  readonly firstScript: number | null
}

/** Runs before the page's scripts and records the browser's entries. */
export function observe(): void {
  const seen = { lcp: 0, shift: 0, tasks: [] as { start: number; ms: number }[] }
  Object.assign(window, { seen })
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('layout-shift', (entry) => (seen.shift += 'value' in entry ? Number(entry.value) : 0))
  watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }))
}

/** Waits for two seconds without requests and long tasks. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    let quietSince = performance.now()
    const busy = () => (quietSince = performance.now())
    const watch = (type: string) => new PerformanceObserver(busy).observe({ type })
    watch('longtask')
    watch('resource')
    const check = () =>
      performance.now() - quietSince > 2000 ? resolve() : void setTimeout(check, 100)
    check()
  })
}

/** Waits until the service worker has what the next visit needs; a minute at most. */
export function prepared(): Promise<void> {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const check = async () => {
      // It keeps this page together with the page itself.
      if (await caches.match('/on_this_device')) return resolve()
      if (performance.now() - since > 60_000) return reject(new Error('no copy after a minute'))
      setTimeout(() => void check(), 200)
    }
    void check()
  })
}

export function readSeen(): Seen {
  const script = performance
    .getEntriesByType('resource')
    .find((entry) => new URL(entry.name).pathname.endsWith('.js'))
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return {
    // Set by `observe`.
    ...(window as unknown as { seen: Omit<Seen, 'firstPaint' | 'firstScript'> }).seen,
    firstPaint: paint?.startTime ?? 0,
    firstScript: script?.startTime ?? null,
  }
}
