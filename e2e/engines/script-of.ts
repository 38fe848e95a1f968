import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** The script of an engine, from the package that brings it: nothing is loaded over a network. */
export const scriptOf = (address: string): string => readFileSync(fileURLToPath(address), 'utf8')

/**
 * Runs an engine's script in a page, once for each document. It names its global, and goes in past the page's
 * policy, as Playwright's own scripts do.
 */
export async function bring(page: Page, script: string, name: string): Promise<void> {
  if (await page.evaluate((one) => one in globalThis, name)) return
  await page.evaluate(`${script};globalThis.${name} = ${name}`)
}
