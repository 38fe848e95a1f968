import type { TextKey } from '@portal/core/texts/rules'
import { plain } from '../../../parts/plain.ts'

/** A screen, a record or an action that the palette offers. */
export interface Command {
  /** Unique in the palette. */
  readonly key: string
  readonly label: string
  /** What kind it is, or where it stands. */
  readonly hint?: string | undefined
  readonly run: () => void
}

/** Those that have every word of the term, first those whose label begins with it. */
export function matching(commands: readonly Command[], term: string): readonly Command[] {
  const words = plain(term).split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label, hint = '' }) => {
    const text = plain(`${label} ${hint}`)
    return words.every((word) => text.includes(word))
  })
  const first = words[0] ?? ''
  const starts = (command: Command) => plain(command.label).startsWith(first)
  return [...found.filter(starts), ...found.filter((command) => !starts(command))]
}

/** A request's number, also without its leading zeros. */
export function requestNumberIn(term: string): string | null {
  const digits = /^#?(\d{1,8})$/.exec(term.trim())?.[1]
  return digits === undefined ? null : digits.padStart(8, '0')
}

export const densityTexts = {
  comfortable: 'Rail.Comfortable',
  compact: 'Rail.Compact',
} as const satisfies Readonly<Record<string, TextKey>>
