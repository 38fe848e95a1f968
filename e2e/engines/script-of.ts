import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** From the engine's package, without the network. */
export const scriptOf = (address: string): string => readFileSync(fileURLToPath(address), 'utf8')

/** Runs a script once per document, past the page's policy. `name` is its global. */
export async function bring(page: Page, script: string, name: string): Promise<void> {
  if (await page.evaluate((one) => one in globalThis, name)) return
  await page.evaluate(`${script};globalThis.${name} = ${name}`)
}
