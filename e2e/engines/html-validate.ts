import { HtmlValidate } from 'html-validate'
import type { Finding } from './finding.ts'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

/** The everyday HTML check, in place of Nu, which needs Java. */
export async function htmlValidateFindings(markup: string): Promise<Finding[]> {
  const { results } = await validator.validateString(markup)
  const lines = markup.split('\n')
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => ({
      engine: 'html-validate',
      rule: ruleId,
      message,
      html: lines[line - 1]?.slice(Math.max(0, column - 60), column + 180) ?? '',
    }))
}
