import type { Page } from '@playwright/test'
import type { Fault } from './fault.ts'
import { bring, scriptOf } from './script-of.ts'

const script = scriptOf(import.meta.resolve('accessibility-checker-engine/ace.js'))

/** What the script puts into the page, as far as it is used here. */
interface Ace {
  Checker: new () => {
    check(on: Document, rules: string[]): Promise<{ results: Result[] }>
  }
}

interface Result {
  readonly ruleId: string
  /** The kind of rule, and what it says: PASS, FAIL, or that a person has to look. */
  readonly value: readonly [kind: string, verdict: string]
  readonly message: string
  readonly snippet: string
  readonly path: { readonly dom: string }
}

/** What IBM's Equal Access rules find: violations and recommendations, not what they leave to a person. */
export async function ibmFaults(page: Page): Promise<Fault[]> {
  await bring(page, script, 'ace')
  return page.evaluate(async () => {
    // What a closed <details> holds is not in the page for anybody, which the rules do not know: they see the field
    // in it, but not its label. It is looked at where it stands open.
    const isFolded = (xpath: string): boolean => {
      const { singleNodeValue: node } = document.evaluate(xpath, document, null, 9)
      return node instanceof Element && node.closest('details:not([open]) > :not(summary)') !== null
    }
    // The script put it there.
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
