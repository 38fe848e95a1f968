import { FeedRefused } from './feeds.errors.ts'

/** RFC 5545, 3.1. */
export interface Property {
  readonly value: string
  readonly parameters: ReadonlyMap<string, string>
}

/** Properties by upper-case name, in order. */
export type Entry = ReadonlyMap<string, readonly Property[]>

const maxEntries = 5000
const maxDepth = 10

/** A folded line continues after a line break and one space (RFC 5545, 3.1). */
const unfolded = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n')

/** Splits `NAME;PARAM=value;PARAM="a:b":value` at the first colon outside quotes. */
function propertyOf(line: string): { name: string; property: Property } | null {
  const head = /^(?:[^":]|"[^"]*")*(?=:)/.exec(line)?.[0]
  if (!head) return null
  const [name = '', ...rest] = head.match(/(?:[^";]|"[^"]*")+/g) ?? []
  const parameters = new Map<string, string>()
  for (const parameter of rest) {
    const [key = '', value = ''] = parameter.split(/=(.*)/s)
    parameters.set(key.toUpperCase(), value.replaceAll('"', ''))
  }
  return { name: name.toUpperCase(), property: { value: line.slice(head.length + 1), parameters } }
}

/** Without alarms and other components. @throws FeedRefused `incomplete` if cut off. */
export function calendarEntries(text: string): Entry[] {
  if (!/END:VCALENDAR$/i.test(text.trimEnd())) throw new FeedRefused('incomplete')
  const entries: Map<string, Property[]>[] = []
  const open: string[] = []
  let entry: Map<string, Property[]> | null = null
  for (const line of unfolded(text)) {
    const found = line.length > 0 && line.length < 100_000 ? propertyOf(line) : null
    if (!found) continue
    const { name, property } = found
    if (name === 'BEGIN') {
      open.push(property.value.toUpperCase())
      if (open.length > maxDepth) throw new FeedRefused('malformed', 'nesting')
      if (open.join('/') !== 'VCALENDAR/VEVENT') continue
      if (entries.length >= maxEntries) break
      entry = new Map()
      entries.push(entry)
    } else if (name === 'END') {
      open.pop()
      if (open.length < 2) entry = null
    } else if (entry && open.length === 2) {
      const known = entry.get(name)
      if (known) known.push(property)
      else entry.set(name, [property])
    }
  }
  return entries
}

/** Unescaped (RFC 5545, 3.3.11). */
export const textValue = (property: Property | undefined): string =>
  (property?.value ?? '').replaceAll(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped === 'n' || escaped === 'N' ? '\n' : escaped,
  )
