import type { Browser, Page } from 'playwright-core'

/** What one load of a page showed. Times in ms since navigation. */
export interface PageTrace {
  readonly lcp: number
  readonly layoutShift: number
  /** Sum of what long tasks took over 50 ms, from first paint to the end of the trace. */
  readonly totalBlocking: number
  /** Bytes on the wire by kind. */
  readonly bytes: Readonly<Record<'document' | 'script' | 'stylesheet' | 'other', number>>
  /** When the first script was asked for. */
  readonly firstScriptAt: number | null
  readonly firstPaintAt: number
}

/** A mid-range phone on slow 4G, as Lighthouse's mobile preset applies it at the device (devtools). */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const cpuSlowdown = 4

// Runs in the page before anything of it.
function observe(): void {
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

interface Seen {
  readonly lcp: number
  readonly shift: number
  readonly tasks: readonly { readonly start: number; readonly ms: number }[]
  readonly firstPaint: number
  readonly firstScript: number | null
}

/** Loads a page once, in a fresh profile on the throttled phone. */
export async function tracePage(browser: Browser, url: string): Promise<PageTrace> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const bytes = await countBytes(page)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await settled(page)
    const seen = await readSeen(page)
    return {
      lcp: seen.lcp,
      layoutShift: seen.shift,
      totalBlocking: seen.tasks
        .filter(({ start, ms }) => start + ms > seen.firstPaint)
        .reduce((sum, { ms }) => sum + ms - 50, 0),
      bytes,
      firstScriptAt: seen.firstScript,
      firstPaintAt: seen.firstPaint,
    }
  } finally {
    await context.close()
  }
}

async function countBytes(page: Page): Promise<Record<keyof PageTrace['bytes'], number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const kinds = new Map<string, keyof PageTrace['bytes']>()
  const bytes = { document: 0, script: 0, stylesheet: 0, other: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type.toLowerCase()
    // `in` has just shown that it is one of them.
    kinds.set(requestId, kind in bytes ? (kind as keyof typeof bytes) : 'other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength
  })
  return bytes
}

/** Waits until the network and the main thread have been quiet for a second. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quietSince = performance.now()
        new PerformanceObserver(() => (quietSince = performance.now())).observe({
          type: 'longtask',
        })
        const check = () =>
          performance.now() - quietSince > 1000 ? resolve() : void setTimeout(check, 100)
        check()
      }),
  )
}

function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const script = performance
      .getEntriesByType('resource')
      .find((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return {
      // `observe` above put it there.
      ...(window as unknown as { seen: Omit<Seen, 'firstPaint' | 'firstScript'> }).seen,
      firstPaint: paint?.startTime ?? 0,
      firstScript: script?.startTime ?? null,
    }
  })
}
