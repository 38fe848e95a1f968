import { test as base } from '@playwright/test'
import { cityOfThisRun, type JourneyCity } from './city.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  city: JourneyCity
}

/**
 * Playwright's `test`, walking through the city of this run: relative addresses lead to the resident
 * app. A journey fails on any error that a page throws or the browser reports, such as a breach of
 * the content security policy.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, though none is used
  city: async ({}, use) => use(cityOfThisRun()),
  baseURL: async ({ city }, use) => use(city.origins.resident),
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message))
    page.on('console', (message) => {
      // What a journey asks for on purpose, such as a missing page, is reported as a failed load.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text())
    })
    await use(page)
    if (faults.length > 0) throw new Error(`The page reported:\n${faults.join('\n')}`)
  },
})
