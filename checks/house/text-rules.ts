import type { Problem } from './problem.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** House style, Files. */
export const longestFile = 400

interface TextRule {
  readonly pattern: RegExp
  readonly message: string
  readonly appliesTo?: (file: SourceFile) => boolean
}

const inTests = (file: SourceFile): boolean => isTest(file)

/** Files that may format dates and numbers or read clocks. */
const formats = new Set([
  'core/src/platform/kernel/format.ts',
  'core/src/platform/kernel/zoned-time.ts',
])
const isShown = (file: SourceFile): boolean =>
  /^(?:core|bff-\w+|web-\w+)\/src\//.test(file.path) && !isTest(file) && !formats.has(file.path)

// Every pattern and message is spelled so that it does not match itself.
const directive = ['oxlint', 'disable-next-line <rule> -- <why>'].join('-')

const rules: readonly TextRule[] = [
  {
    pattern: /\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/,
    message: 'an open task belongs in an issue, not in the code',
  },
  {
    pattern: /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|runIf)\b/,
    message: 'every test runs, every time',
  },
  {
    pattern: /\bwaitForTime[o]ut\b/,
    message: 'a test waits for what it expects, never for a time',
  },
  {
    pattern: /['"](?:node:)?timers\/promises['"]|\(\s*\(?\w*\)?\s*=>\s*setTime[o]ut\(/,
    message: 'a test waits for what it expects, never for a time',
    appliesTo: inTests,
  },
  {
    pattern: /\bperformance\.now\(\)|\bDate\.now\(\)\s*-/,
    message: 'a test asserts no time: machines differ (bench/ measures)',
    appliesTo: inTests,
  },
  {
    pattern: /@ts-(?:ign[o]re|noch[e]ck)\b/,
    message: 'use @ts-expect-error with its reason, which goes away with its cause',
  },
  {
    pattern: /\besl[i]nt-(?:disable|enable)/,
    message: `the linter here reads ${directive}`,
  },
  {
    // A rule's name, two dashes, and at least two words why.
    pattern:
      /\boxlint-dis[a]ble(?:-next-line|-line)?(?!\S)(?!\s+[\w@/,\s-]*?[\w)]\s+--\s+\S+\s+\S+)/,
    message: `a suppression names its rule and its reason: ${directive}`,
  },
  {
    pattern: /\bIntl\.(?:DateTime|Number|RelativeTime)Format\b|\.toLocale(?:Date|Time)?String\(/,
    message: 'dates, numbers and money are written by core/src/platform/kernel/format.ts',
    appliesTo: isShown,
  },
  {
    pattern: /@ts-expect-err[o]r(?!\s*[:-]*\s*\S+\s+\S+)/,
    message: 'a suppression gives its reason after it',
  },
]

export function textProblems(file: SourceFile): Problem[] {
  const lines = file.text.split('\n')
  const length = file.text.endsWith('\n') ? lines.length - 1 : lines.length
  const tooLong =
    length > longestFile
      ? [{ path: file.path, message: `${length} lines; split it by ${longestFile}` }]
      : []
  const found = rules
    .filter(({ appliesTo }) => appliesTo?.(file) ?? true)
    .flatMap(({ pattern, message }) =>
      lines.flatMap((line, i) =>
        pattern.test(line) ? [{ path: file.path, line: i + 1, message }] : [],
      ),
    )
  return [...tooLong, ...found]
}
