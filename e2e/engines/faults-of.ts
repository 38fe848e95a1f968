import type { Page } from '@playwright/test'
import type { Fault } from './fault.ts'
import { htmlCodeSnifferFaults } from './html-codesniffer.ts'
import { htmlValidateFaults } from './html-validate.ts'
import { isOn } from './rules-off.ts'

/** What HTML CodeSniffer and html-validate find in a page as it stands, open dialogs and menus included. */
export async function faultsOf(page: Page): Promise<Fault[]> {
  const faults = [
    ...(await htmlCodeSnifferFaults(page)),
    ...(await htmlValidateFaults(await markupOf(page))),
  ]
  return faults.filter(isOn)
}

/**
 * The document as it stands. Where scripts run, what stands in `<noscript>` is text and no markup: it is left out,
 * and looked at in what the server sends.
 */
export const markupOf = async (page: Page): Promise<string> =>
  (await page.content()).replace(/<noscript\b.*?<\/noscript>/gs, '<noscript></noscript>')
