import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { observe, prepared, readSeen, settled } from './in-page.ts'

export const kinds = ['document', 'script', 'stylesheet', 'font', 'other'] as const
export type Kind = (typeof kinds)[number]

/** One load of a page; times in ms since navigation. */
export interface PageTrace {
  readonly lcp: number
  readonly layoutShift: number
  /** Time of long tasks beyond 50 ms, from navigation to the end of the trace. */
  readonly totalBlocking: number
  /** Bytes on the wire, headers included. */
  readonly bytes: Readonly<Record<Kind, number>>
  readonly paths: Readonly<Record<Kind, ReadonlySet<string>>>
  /** The first script request; null without one. */
  readonly firstScriptAt: number | null
  readonly firstPaintAt: number
}

/** A mid-range phone on slow 4G, as in Lighthouse's mobile preset (devtools). */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const cpuSlowdown = 4

/** In a new profile on the throttled phone. */
export async function tracePage(browser: Browser, url: string): Promise<PageTrace> {
  const context = await browser.newContext(phone)
  try {
    return await traceVisit(context, url, false)
  } finally {
    await context.close()
  }
}

/** The second visit of a profile, with what the first one left: its service worker and what that keeps. */
export async function traceReturn(browser: Browser, url: string): Promise<PageTrace> {
  const context = await browser.newContext(phone)
  try {
    await traceVisit(context, url, true, (page) => page.evaluate(prepared))
    return await traceVisit(context, url, true)
  } finally {
    await context.close()
  }
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

async function traceVisit(
  context: BrowserContext,
  url: string,
  isCaching: boolean,
  whenQuiet?: (page: Page) => Promise<void>,
): Promise<PageTrace> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session, isCaching)
  const fetched = noteFetched(session)
  await page.addInitScript(observe)
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
  await untilQuiet(page)
  await whenQuiet?.(page)
  const seen = await page.evaluate(readSeen)
  await page.close()
  return {
    lcp: seen.lcp,
    layoutShift: seen.shift,
    totalBlocking: seen.tasks.reduce((sum, { ms }) => sum + ms - 50, 0),
    ...fetched,
    firstScriptAt: seen.firstScript,
    firstPaintAt: seen.firstPaint,
  }
}

async function throttle(session: CDPSession, isCaching: boolean): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: !isCaching })
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

const kindOf = (mimeType: string): Kind =>
  mimeType === 'text/html'
    ? 'document'
    : mimeType.endsWith('javascript')
      ? 'script'
      : mimeType === 'text/css'
        ? 'stylesheet'
        : mimeType.startsWith('font/')
          ? 'font'
          : 'other'

function noteFetched(session: CDPSession) {
  const kindsById = new Map<string, Kind>()
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, other: 0 }
  const none = () => new Set<string>()
  const paths = {
    document: none(),
    script: none(),
    stylesheet: none(),
    font: none(),
    other: none(),
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response.mimeType)
    kindsById.set(requestId, kind)
    paths[kind].add(new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindsById.get(requestId) ?? 'other'] += encodedDataLength
  })
  return { bytes, paths }
}

/** Waits until network and main thread are quiet: scripts follow the page, texts follow them. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(settled)
}
