import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'
import { htmlCodeSnifferFindings } from './html-codesniffer.ts'
import { htmlValidateFindings } from './html-validate.ts'

/**
 * HTML CodeSniffer's and html-validate's findings in the current page, with open dialogs and menus.
 */
export async function findingsOf(page: Page): Promise<Finding[]> {
  return [
    ...(await htmlCodeSnifferFindings(page)),
    ...(await htmlValidateFindings(await markupOf(page))),
  ]
}

/** ProseMirror's place for the caret after a picture; it is never saved. */
const caretPlace = '<img class="ProseMirror-separator" alt="">'

/** Without `<noscript>`, which is text where scripts run; the server's markup has it. */
export const markupOf = async (page: Page): Promise<string> =>
  (await page.content())
    .replace(/<noscript\b.*?<\/noscript>/gs, '<noscript></noscript>')
    .replaceAll(caretPlace, '')
