import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'
import { bring, scriptOf } from './script-of.ts'

const script = scriptOf(import.meta.resolve('accessibility-checker-engine/ace.js'))

/** The part of the global that we use. */
interface Ace {
  Checker: new () => {
    check(on: Document, rules: string[]): Promise<{ results: Result[] }>
  }
}

interface Result {
  readonly ruleId: string
  /** Rule kind and verdict: PASS, FAIL, or for a person to check. */
  readonly value: readonly [kind: string, verdict: string]
  readonly message: string
  readonly snippet: string
  readonly path: { readonly dom: string }
}

/** Violations and recommendations of IBM's Equal Access rules, not what they leave to a person. */
export async function ibmFindings(page: Page): Promise<Finding[]> {
  await bring(page, script, 'ace')
  return page.evaluate(async () => {
    // In a closed <details> the rules see a field but not its label. It is checked when open.
    const isFolded = (xpath: string): boolean => {
      const { singleNodeValue: node } = document.evaluate(xpath, document, null, 9)
      return node instanceof Element && node.closest('details:not([open]) > :not(summary)') !== null
    }
    // The script set it.
    const { ace } = globalThis as unknown as { ace: Ace }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value, path }) => value[1] === 'FAIL' && !isFolded(path.dom))
      .map(({ ruleId, message, snippet }) => ({
        engine: 'ibm' as const,
        rule: ruleId,
        message,
        html: snippet,
      }))
  })
}
