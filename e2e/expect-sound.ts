import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Finding, written } from './engines/finding.ts'
import { findingsOf, markupOf } from './engines/findings-of.ts'
import { ibmFindings } from './engines/ibm.ts'
import { isOn } from './engines/rules-off.ts'
import { lookAt, shapeOf } from './engines/shapes.ts'

/** Pages without JavaScript, set by the fixtures. */
export const scriptless = new WeakSet<Page>()

/**
 * What every page must pass: no findings of axe, HTML CodeSniffer and html-validate, no horizontal
 * scrolling (WCAG 2.2, 1.4.10), one main heading, and a title. IBM's rules take three times as
 * long, so they run once per page (`every-page.ts`, `matrix.e2e.ts`).
 */
export async function expectSound(page: Page, { withIbm = false } = {}): Promise<void> {
  allowMore(withIbm ? 30_000 : 10_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  // Without animation of what arrives meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await endAnimations(page)
  const findings = await findingsIn(page, withIbm)
  expect(findings.map(written), `what the engines find at ${page.url()}`).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
  // While one page fades into the next, the scrollbar's place counts, too.
  const overflow = () =>
    page.evaluate(() => {
      // The body excludes the scrollbar's gutter.
      return document.documentElement.scrollWidth - document.body.clientWidth
    })
  await expect
    .poll(overflow, { message: `how far ${page.url()} scrolls sideways` })
    .toBeLessThanOrEqual(0)
}

/**
 * Extends the running test's limit, in milliseconds. What the engines take on a busy machine counts
 * against no journey, and a walk's limit grows with its screens.
 */
export function allowMore(time: number): void {
  const info = test.info()
  // 0 is no limit, as in a debugger.
  if (info.timeout > 0) info.setTimeout(info.timeout + time)
}

/**
 * Contrast of a fading text varies; check the end. Ended here, not awaited: what is hidden meanwhile stands
 * still and would never end.
 */
async function endAnimations(page: Page): Promise<void> {
  // Such a page runs no script of ours and fades nothing in.
  if (scriptless.has(page)) return
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime)
      if (Number.isFinite(end)) animation.finish()
    }
  })
}

/**
 * Two people's pages, or two languages', differ in words alone: each engine looks at a shape of page once
 * in a run, axe once for each width and colour scheme. They take a quarter of the journeys' time.
 */
async function findingsIn(page: Page, withIbm: boolean): Promise<Finding[]> {
  const shape = shapeOf(await markupOf(page))
  const engines = [
    { look: lookAt('axe', `${await viewOf(page)}\n${shape}`), find: axeFindings },
    { look: lookAt('others', shape), find: findingsOf },
    ...(withIbm ? [{ look: lookAt('ibm', shape), find: ibmFindings }] : []),
  ].filter(({ look }) => look.isFirst)
  if (engines.length === 0) return []
  const { copy, close } = await whereScriptsRun(page)
  const findings: Finding[] = []
  for (const { look, find } of engines) {
    const found = (await find(copy)).filter(isOn)
    if (found.length > 0) look.forget()
    findings.push(...found)
  }
  await close()
  return findings
}

async function viewOf(page: Page): Promise<string> {
  const scheme = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  return `${page.viewportSize()?.width} ${scheme ? 'dark' : 'light'}`
}

/** The engines are scripts: where a page has none, they check the same URL in a context that runs them. */
async function whereScriptsRun(page: Page) {
  if (!scriptless.has(page)) return { copy: page, close: () => Promise.resolve() }
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true })
  if (!context) throw new Error('a page without a browser')
  await context.addCookies(await page.context().cookies())
  const copy = await context.newPage()
  await copy.goto(page.url())
  return { copy, close: () => context.close() }
}

async function axeFindings(page: Page): Promise<Finding[]> {
  const { violations } = await axeOn(page).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ engine: 'axe', rule: id, message: help, html })),
  )
}

/** With frames, axe collects its findings in a second page, which takes twice the time. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)

/** Waits until the page with its title is hydrated: links navigate in-app, keys have effect. */
export async function expectAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyPress' in window))
}
