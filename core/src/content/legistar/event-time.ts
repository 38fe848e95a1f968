import { clockTime } from '../content-import/index.ts'

const words: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' }

/** `7:00 PM` at the beginning of a longer text. */
const leading = /^(\d{1,2}(?::\d{2})?\s*[ap]\.?\s?m\.?)(?![a-z])\s*(.*)$/is

export interface EventTime {
  /** By the city's clock; null if it is not said or not a time. */
  readonly startsAt: string | null
  /** What is said besides, such as “Immediately following”. */
  readonly words: string
}

/** Legistar keeps the time of a meeting as free text. */
export function eventTime(text: string): EventTime {
  const given = text.trim().replaceAll(/\s+/g, ' ')
  if (given === '') return { startsAt: null, words: '' }
  const named = words[given.toLowerCase().replace(/^12(?::00)? ?/, '')]
  const time = named ?? clockTime(given)
  if (time !== null) return { startsAt: time, words: '' }
  const [, clock = '', rest = ''] = leading.exec(given) ?? []
  const startsAt = clock === '' ? null : clockTime(clock)
  return startsAt === null
    ? { startsAt, words: given }
    : { startsAt, words: rest.replace(/^[\s,;(–-]+|\)$/g, '') }
}
