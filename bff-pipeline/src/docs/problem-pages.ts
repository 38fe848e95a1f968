import { allDefaultTexts } from '@portal/core/texts'
import { typeOfProblem } from '../reply/problem-type.ts'
import type { Reference } from './reference.ts'

interface ProblemPage {
  readonly code: string
  readonly text: string
  readonly spanish: string
}

/** Of singular and plural, the plural. */
const textOf = (forms: string | readonly [string, string]): string =>
  typeof forms === 'string' ? forms : forms[1]

/** Any text can be a refusal's; addresses ignore case. */
export function problemPageOf(group: string, name: string): ProblemPage | undefined {
  const address = typeOfProblem(`${group}.${name}`)
  for (const [itsGroup, texts] of Object.entries(allDefaultTexts)) {
    if (itsGroup.toLowerCase() !== group.toLowerCase()) continue
    for (const [key, { en, es }] of Object.entries(texts)) {
      const code = `${itsGroup}.${key}`
      if (typeOfProblem(code) === address) return { code, text: textOf(en), spanish: textOf(es) }
    }
  }
  return undefined
}

const codePattern = /\b[A-Z][A-Za-z]+\.[A-Z][A-Za-z]+\b/g

/** The codes that the document names, and those of the pipeline. */
export function problemCodesIn({ topics }: Reference): readonly string[] {
  const named = topics
    .flatMap(({ operations }) => operations.flatMap(({ responses }) => Object.values(responses)))
    .flatMap(({ description = '' }) => description.match(codePattern) ?? [])
  const own = Object.keys(allDefaultTexts['Error'] ?? {}).map((key) => `Error.${key}`)
  return [...new Set([...named, ...own])]
    .filter((code) => problemPageOf(...pairOf(code)) !== undefined)
    .toSorted()
}

const pairOf = (code: string): [group: string, name: string] => {
  const [group = '', name = ''] = code.split('.')
  return [group, name]
}
