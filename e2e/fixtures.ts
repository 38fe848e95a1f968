import { test as base, type Locator, type Page } from '@playwright/test'
import {
  isTooLate,
  noTime,
  startTestCity,
  type TestCity,
  type TestCityOptions,
  textKeys,
} from '@portal/local/testing'
import { cityOfThisRun, type JourneyCity } from './city.ts'
import { scriptless } from './expect-sound.ts'
import { type Hands, keyboardOf, pointer } from './hands.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** Runs first, in every journey. */
  inTime: void
  city: JourneyCity
  /** Set by cookie in both apps; null leaves it to the browser. */
  language: 'en' | 'es' | null
  isKeyboardOnly: boolean
  hands: Hands
  main: Locator
  /** Paths of API calls that the journey expects to fail. */
  refusals: RegExp | null
  /** Starts a separate city for journeys that would disturb others. */
  startCity: (options?: TestCityOptions) => Promise<TestCity>
}

/**
 * Playwright's `test` in this run's city, with relative URLs in the resident app. A journey fails
 * on page errors, browser errors, policy violations, parts of a page that fail to load, and visible
 * text keys.
 */
export const test = base.extend<Fixtures>({
  inTime: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, though none is used
    async ({}, use, info) => {
      info.skip(isTooLate(), noTime)
      await use()
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, though none is used
  city: async ({}, use) => use(cityOfThisRun()),
  language: [null, { option: true }],
  isKeyboardOnly: [false, { option: true }],
  refusals: [null, { option: true }],
  baseURL: async ({ city }, use) => use(city.origins.resident),
  context: async ({ context, city, language }, use) => {
    if (language)
      await context.addCookies([
        { name: 'language', value: language, url: city.origins.resident },
        { name: 'staff_language', value: language, url: city.origins.staff },
      ])
    await use(context)
  },
  hands: async ({ page, isKeyboardOnly }, use) => use(isKeyboardOnly ? keyboardOf(page) : pointer),
  main: async ({ page }, use) => use(page.getByRole('main')),
  page: async ({ page, javaScriptEnabled, refusals }, use) => {
    if (!javaScriptEnabled) scriptless.add(page)
    const reported = await watch(page, refusals)
    await use(page)
    // A page that is being left aborts requests, maybe with an empty error.
    const errors = reported.filter((fault) => fault.trim() !== '')
    if (errors.length > 0) throw new Error(`The page reported:\n${errors.join('\n')}`)
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
 * Failed loads are judged by their responses: a page may be missing on purpose, a part of it never.
 * The mobile app opens where the browser lets it.
 */
const isExpected = /^(?:Failed to load resource|Not allowed to launch ')/

async function watch(page: Page, refusals: RegExp | null): Promise<string[]> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text())) errors.push(message.text())
  })
  // Requests of a page while its user logs out are refused.
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
    // 503 is expected while a feature is closed.
    const isAnswer = response.status() < 500 || response.status() === 503
    const isRefusal = isAnswer && refusals?.test(new URL(response.url()).pathname)
    if (response.status() >= 400 && !isRefusal && !response.request().isNavigationRequest())
      errors.push(`${response.url()} answered ${response.status()}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  await page.addInitScript(watchForKeys, textKeys())
  return errors
}

/** Reports visible text keys, also in accessible names. */
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
