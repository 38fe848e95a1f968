import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Fault, written } from './engines/fault.ts'
import { faultsOf } from './engines/faults-of.ts'
import { ibmFaults } from './engines/ibm.ts'
import { isOn } from './engines/rules-off.ts'

/** Pages in which no script runs; the fixtures know. */
export const scriptless = new WeakSet<Page>()

/**
 * Holds a page as it stands to what every page must be: nothing for axe, HTML CodeSniffer and html-validate to find,
 * nothing that needs scrolling sideways (WCAG 2.2, 1.4.10), one main heading, and a name. IBM's rules take three times
 * as long as the others: every page is held to them once, where all pages are opened (`every-page.ts`, `matrix.e2e.ts`).
 */
export async function expectSound(page: Page, { withIbm = false } = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  // What arrives while the engines look stands there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await animationsEnded(page)
  const faults = await faultsWithAxe(page)
  if (withIbm) faults.push(...(await ibmFaults(page)).filter(isOn))
  expect(faults.map(written), `what the engines find at ${page.url()}`).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
  const overflow = await page.evaluate(() => {
    // The room beside a scrollbar is kept free, and counts as the window's: the body has the rest.
    return document.documentElement.scrollWidth - document.body.clientWidth
  })
  expect(overflow, `how far ${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** A text that fades in has a contrast of its own at every moment; only the last one stays. */
async function animationsEnded(page: Page): Promise<void> {
  // No script of ours runs in such a page, and its styles alone do not fade texts in.
  if (scriptless.has(page)) return
  await page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) =>
      Number.isFinite(Number(effect?.getComputedTiming().endTime))
    const ended = document.getAnimations().filter(isFinite)
    // One that is cancelled, as by a removal of its element, has ended too.
    await Promise.allSettled(ended.map(({ finished }) => finished))
  })
}

async function faultsWithAxe(page: Page): Promise<Fault[]> {
  if (!scriptless.has(page)) return [...(await axeFaults(page)), ...(await faultsOf(page))]
  // The engines are scripts themselves: they look at the same address where scripts may run.
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  if (!context) throw new Error('a page without a browser')
  await context.addCookies(await page.context().cookies())
  const copy = await context.newPage()
  await copy.goto(page.url())
  const faults = [...(await axeFaults(copy)), ...(await faultsOf(copy))]
  await context.close()
  return faults
}

async function axeFaults(page: Page): Promise<Fault[]> {
  const { violations } = await axeOn(page).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ engine: 'axe', rule: id, message: help, html })),
  )
}

/**
 * Without frames axe runs and reports within the page; with some it would gather its findings in a second
 * page, which costs twice the time.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)

/** Waits until the app has taken the page over, from when on links change the screen without a load. */
export async function expectAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyPress' in window))
}
