import { test as base, type Page } from '@playwright/test'
import { startTestCity, textKeys, type TestCity, type TestCityOptions } from '@portal/local/testing'
import { cityOfThisRun, type JourneyCity } from './city.ts'
import { scriptless } from './expect-sound.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  city: JourneyCity
  /** Calls of the API that the journey expects to be refused, by their paths. */
  refusals: RegExp | null
  /** Starts a city of the journey's own, for what would disturb the others. */
  startCity: (options?: TestCityOptions) => Promise<TestCity>
}

/**
 * Playwright's `test`, walking through the city of this run: relative addresses lead to the resident
 * app. A journey fails on any error that a page throws or the browser reports, on any breach of the
 * content security policy, and on any part of a page that does not load, and on the key of any text that is shown,
 * be it for a moment.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, though none is used
  city: async ({}, use) => use(cityOfThisRun()),
  refusals: [null, { option: true }],
  baseURL: async ({ city }, use) => use(city.origins.resident),
  page: async ({ page, javaScriptEnabled, refusals }, use) => {
    if (!javaScriptEnabled) scriptless.add(page)
    const reported = await watch(page, refusals)
    await use(page)
    // A page that is just being left breaks work off, and may say so without a word.
    const faults = reported.filter((fault) => fault.trim() !== '')
    if (faults.length > 0) throw new Error(`The page reported:\n${faults.join('\n')}`)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, though none is used
  startCity: async ({}, use) => {
    const started: TestCity[] = []
    await use(async (options) => {
      const city = await startTestCity(options)
      started.push(city)
      return city
    })
    for (const city of started) await city.stop()
  },
})

/**
 * Failed loads are told apart by their answers: a page may be missing on purpose, a part of it never.
 * The mobile app opens where the browser lets it.
 */
const isExpected = /^(?:Failed to load resource|Not allowed to launch ')/

async function watch(page: Page, refusals: RegExp | null): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text())) faults.push(message.text())
  })
  // What a page still asks for while its user logs out is refused, and the page is gone.
  let isLoggingOut = false
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/logout')
      isLoggingOut = true
  })
  page.on('domcontentloaded', () => {
    isLoggingOut = false
  })
  page.on('response', (response) => {
    if (isLoggingOut && response.status() === 401) return
    // 503 is an answer as well: what is closed for a while.
    const isAnswer = response.status() < 500 || response.status() === 503
    const isRefusal = isAnswer && refusals?.test(new URL(response.url()).pathname)
    if (response.status() >= 400 && !isRefusal && !response.request().isNavigationRequest())
      faults.push(`${response.url()} answered ${response.status()}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  await page.addInitScript(watchForKeys, textKeys())
  return faults
}

/** Reports each key of a text that stands in the page, as words or as a name that is read out. */
function watchForKeys(keys: readonly string[]): void {
  const known = new Set(keys)
  const attributes = ['aria-label', 'alt', 'placeholder', 'title']
  const check = (words: string | null): void => {
    for (const word of words?.match(/[A-Z]\w+\.[\w-]+/g) ?? [])
      if (known.has(word)) console.error(`the page shows the key ${word}`)
  }
  const look = (node: Node): void => {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, style')) check(node.data)
      return
    }
    if (node instanceof Element) for (const name of attributes) check(node.getAttribute(name))
    node.childNodes.forEach(look)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(look)
      else if (target instanceof Element)
        attributes.forEach((name) => check(target.getAttribute(name)))
      else look(target)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  })
}
