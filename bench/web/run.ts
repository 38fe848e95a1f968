import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '@portal/local/browser'
import { buildApps, startTestCity, startTestServer } from '@portal/local/testing'
import { budgets, budgetsOf, weighBuild } from '@portal/web-ui/build-weights'
import { median, spread } from '../kit/statistics.ts'
import { kB, table } from '../kit/table.ts'
import { pressAfterHover } from './hover.ts'
import { startPageProxy } from './page-proxy.ts'
import { linkedPages, publicPages } from './public-pages.ts'
import { kinds, type PageTrace, tracePage, traceReturn } from './trace-page.ts'

// Each public page on a throttled phone, alternating with one static response: the same page without
// scripts, whose styles are in it and which brings no typeface.

/** LCP against one static response; ms at 4x; the sheet comes once, after the paint: a page carries its own part. */
const limits = {
  lcpRatio: 1.05,
  layoutShift: 0,
  totalBlockingMs: 50,
  wholeSheetKb: 22,
  hoverLcpMs: 150,
}
const root = join(import.meta.dirname, '../..')
const rounds = process.argv.includes('--quick') ? 3 : 5

interface Round {
  readonly whole: PageTrace
  readonly bare: PageTrace
  readonly second: PageTrace
}

/** The largest bytes of a budgeted kind, counted as the budgets do: brotli at its best. */
function fetched(
  kind: 'script' | 'stylesheet',
  traces: readonly PageTrace[],
  most: number,
): string {
  const sums = traces.map(({ paths }) =>
    [...paths[kind]].reduce((sum, path) => sum + brotliBytes(path), 0),
  )
  const bytes = Math.max(...sums)
  return marked(kB(bytes), bytes > most * 1000)
}

const brotliSizes = new Map<string, number>()
function brotliBytes(path: string): number {
  const file = join(root, 'web-resident/dist/client', path)
  const bytes = brotliSizes.get(path) ?? brotliCompressSync(readFileSync(file)).length
  brotliSizes.set(path, bytes)
  return bytes
}

const marked = (text: string, isOver: boolean) => (isOver ? `**${text}, over**` : text)

function tracedRow(path: string, traces: readonly Round[]): string[] {
  const whole = traces.map((round) => round.whole)
  const bare = traces.map((round) => round.bare)
  const lcp = traces.map((round) => round.whole.lcp / round.bare.lcp)
  const shift = Math.max(...whole.map(({ layoutShift }) => layoutShift))
  const blocking = whole.map(({ totalBlocking }) => totalBlocking)
  const second = traces.map((round) => round.second.lcp / round.whole.lcp)
  const scriptAfterPaint = Math.min(
    ...whole.map(({ firstScriptAt, firstPaintAt }) => (firstScriptAt ?? Infinity) - firstPaintAt),
  )
  const wire = whole.map(({ bytes }) => kinds.reduce((sum, kind) => sum + bytes[kind], 0))
  return [
    path,
    marked(spread(lcp, 3), median(lcp) > limits.lcpRatio),
    `${medianLcp(whole)} / ${medianLcp(bare)}`,
    spread(second, 3),
    medianLcp(traces.map((round) => round.second)),
    marked(shift.toFixed(4), shift > limits.layoutShift),
    marked(spread(blocking, 0), median(blocking) > limits.totalBlockingMs),
    marked(scriptAfterPaint.toFixed(0), scriptAfterPaint <= 0),
    fetched('script', whole, budgets.script.everyRoute),
    fetched('stylesheet', whole, limits.wholeSheetKb),
    ...(['document', 'font', 'other'] as const).map((kind) =>
      kB(median(whole.map(({ bytes }) => bytes[kind]))),
    ),
    kB(median(wire)),
  ]
}

const medianLcp = (traces: readonly PageTrace[]): string =>
  median(traces.map(({ lcp }) => lcp)).toFixed(0)

const traceHeadings = [
  'page',
  `LCP, whole / one static response (limit ${limits.lcpRatio})`,
  'LCP ms',
  'LCP, second visit / first',
  'LCP ms, second visit',
  'layout shift, greatest (limit 0)',
  `blocking ms at 4x, from navigation (limit ${limits.totalBlockingMs})`,
  'first script after first paint, least ms (limit > 0)',
  `script kB, brotli (budget ${budgets.script.everyRoute})`,
  `whole sheet kB, brotli, after the paint and once (budget ${limits.wholeSheetKb})`,
  'document kB',
  'font kB',
  'other kB',
  'all kB as sent',
]

async function trace(browser: Browser, origin: string): Promise<void> {
  const [whole, bare] = [await startPageProxy(origin, true), await startPageProxy(origin, false)]
  const rows: string[][] = []
  for (const path of await publicPages(origin)) {
    // Warm-up: the first request after a worker's start is slower.
    await tracePage(browser, bare.origin + path)
    const traces: Round[] = []
    for (let i = 0; i < rounds; i++) {
      traces.push({
        whole: await tracePage(browser, whole.origin + path),
        bare: await tracePage(browser, bare.origin + path),
        second: await traceReturn(browser, whole.origin + path),
      })
    }
    rows.push(tracedRow(path, traces))
  }
  await Promise.all([whole.stop(), bare.stop()])
  console.log(`${table(traceHeadings, rows)}\n\n${rounds} rounds; median (least to greatest).\n`)
}

const hoverHeadings = [
  'from',
  'to',
  `LCP ms after the press (limit ${limits.hoverLcpMs})`,
  'rendered before the press',
]

/** The next page after the pointer rested on its link, on a computer without a throttle. */
async function hover(origin: string): Promise<void> {
  const rows: string[][] = []
  for (const [from, to] of await linkedPages(origin)) {
    const lcp: number[] = []
    let ahead = 0
    for (let i = 0; i < rounds; i++) {
      const pressed = await pressAfterHover(origin + from, to)
      lcp.push(pressed.lcp)
      if (pressed.isAhead) ahead += 1
    }
    const isOver = median(lcp) > limits.hoverLcpMs
    rows.push([from, to, marked(spread(lcp, 0), isOver), `${ahead} of ${rounds}`])
  }
  console.log(`${table(hoverHeadings, rows)}\n`)
}

function reportSize(app: 'web-resident' | 'web-admin'): void {
  const { pages } = weighBuild(join(root, app, 'dist'))
  const own = budgetsOf(app)
  const limitOf = (kind: 'script' | 'stylesheet', id: string): number =>
    own[kind].byRoute[id] ?? own[kind].everyRoute
  const rows = Object.entries(pages).map(([id, page]) => [
    id,
    `${kB(page.script)} of ${limitOf('script', id)}`,
    `${kB(page.stylesheet)} of ${limitOf('stylesheet', id)}`,
  ])
  console.log(`${table([`route of ${app}`, 'script kB', 'stylesheet kB'], rows)}\n`)
}

await buildApps()
const stopServer = await startTestServer()
const city = await startTestCity()
const { executablePath, args } = findBrowser()
const browser = await chromium.launch({ executablePath, args })
try {
  // Feeds are fetched each minute; the home page shows the first result.
  await city.runScheduled()
  await trace(browser, city.origins.resident)
  await hover(city.origins.resident)
  console.log('As built, brotli at its best, against web-ui/build/budgets.ts:\n')
  reportSize('web-resident')
  reportSize('web-admin')
} finally {
  await browser.close()
  await city.stop()
  await stopServer()
}
process.exit()
