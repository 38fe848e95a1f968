import { textOf } from '../../platform/import-rows/index.ts'
import { isDay } from '../../platform/kernel/days.ts'
import { parseJson } from '../../platform/kernel/storable.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import type { FieldRule } from './field-rules.ts'
import type { ContentImportErrorCode } from './import-error.ts'

/** What is stored; without either the column was not sent. */
export type ReadValue =
  | { readonly value: unknown }
  | { readonly error: ContentImportErrorCode }
  | Record<string, never>

const yes = new Set(['yes', 'true', '1', 'y', 'x', 'sí', 'si'])
const no = new Set(['no', 'false', '0', 'n'])

/** A list from JSON, or from a cell that holds one or has `|` between its texts. */
function listOf(value: unknown): readonly unknown[] | null {
  // What is in it is not known.
  if (Array.isArray(value)) return value as readonly unknown[]
  const text = textOf(value)
  if (!text.startsWith('[')) return text.split('|').map((part) => part.trim())
  try {
    const parsed = parseJson(text)
    return Array.isArray(parsed) ? listOf(parsed) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** `Meetings=https://…`, or `{ label, labelEs, url }`. */
function linkOf(value: unknown): { label: string; labelEs?: string; url: string } | null {
  const [label = '', url = ''] =
    typeof value === 'string'
      ? [value.slice(0, value.indexOf('=')), value.slice(value.indexOf('=') + 1)].map((part) =>
          part.trim(),
        )
      : [textOf(fieldsIn(value)['label']), textOf(fieldsIn(value)['url'])]
  const labelEs = textOf(fieldsIn(value)['labelEs'])
  if (label === '' || label.length > 200 || !/^https?:\/\/\S{1,2000}$/i.test(url)) return null
  return { label, ...(labelEs && { labelEs }), url }
}

function readLinks(value: unknown): ReadValue {
  const links = listOf(value)
    ?.filter((part) => part !== '')
    .map((part) => linkOf(part))
  if (!links || links.length > 10 || links.includes(null)) return { error: 'not-links' }
  return { value: links }
}

async function readParts(value: unknown, max: number): Promise<ReadValue> {
  const isList = Array.isArray(value) || textOf(value).startsWith('[')
  const parts = isList ? listOf(value) : [{ label: '', text: textOf(value) }]
  if (!parts || parts.length === 0 || parts.length > 20) return { error: 'not-parts' }
  const read = await Promise.all(
    parts.map(async (part, n) => ({
      name: `Part_${n + 1}`,
      label: textOf(fieldsIn(part)['label']),
      value: await safeRichText(textOf(fieldsIn(part)['text'])),
    })),
  )
  if (read.some((part) => part.value.trim() === '')) return { error: 'not-parts' }
  if (read.some((part) => part.value.length > max || part.label.length > 200))
    return { error: 'too-long' }
  return { value: read }
}

function readTexts(value: unknown, max: number): ReadValue {
  const list = listOf(value)
  if (!list) return { error: 'not-texts' }
  const texts = list.map(textOf).filter((part) => part !== '')
  return texts.some((part) => part.length > max) ? { error: 'too-long' } : { value: texts }
}

const checked = (value: string, isRight: boolean, error: ContentImportErrorCode): ReadValue =>
  isRight ? { value } : { error }

function readFlag(value: string): ReadValue {
  if (yes.has(value.toLowerCase())) return { value: true }
  return no.has(value.toLowerCase()) ? { value: false } : { error: 'not-yes-or-no' }
}

function readWhole(value: string, from: number, to: number): ReadValue {
  const number = Number(value)
  const isRight = /^\d{1,6}$/.test(value) && number >= from && number <= to
  return isRight ? { value: number } : { error: 'not-a-number' }
}

/** `5:30 PM` and `17:30` are the same; null if it is no time. */
export function clockTime(given: string): string | null {
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?\s?m?\.?$/i.exec(given.trim()) ?? []
  const number = Number(hour)
  if (hour === '' || Number(minute) > 59) return null
  if (half === '')
    return given.includes(':') && number < 24 ? `${hour.padStart(2, '0')}:${minute}` : null
  if (number < 1 || number > 12) return null
  const inDay = (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(inDay).padStart(2, '0')}:${minute}`
}

function readTime(value: string): ReadValue {
  const time = clockTime(value)
  return time === null ? { error: 'not-a-time' } : { value: time }
}

function readChoice(value: string, of: readonly string[]): ReadValue {
  const found = of.find((one) => one.toLowerCase() === value.toLowerCase())
  return found === undefined ? { error: 'not-a-choice' } : { value: found }
}

const emptyOf = (rule: FieldRule): ReadValue => {
  if (rule.isNeeded) return { error: 'required' }
  // A column that must have a value keeps the one that it has.
  if (rule.is === 'flag') return {}
  const isList = rule.is === 'links' || (rule.is === 'texts' && !rule.isNullable)
  return { value: isList ? [] : null }
}

/** A cell of CSV, or a value of JSON, as it is stored. */
export async function readValue(rule: FieldRule, given: unknown): Promise<ReadValue> {
  const value = typeof given === 'boolean' ? String(given) : textOf(given)
  if (!Array.isArray(given) && value === '')
    return given === undefined && !rule.isNeeded ? {} : emptyOf(rule)
  switch (rule.is) {
    case 'text': {
      if (value.length > rule.max) return { error: 'too-long' }
      return checked(value, rule.pattern?.test(value) ?? true, 'not-of-form')
    }
    case 'html': {
      return value.length > rule.max ? { error: 'too-long' } : { value: await safeRichText(value) }
    }
    case 'parts': {
      return readParts(given, rule.max)
    }
    case 'day': {
      return checked(value, isDay(value), 'not-a-day')
    }
    case 'time': {
      return readTime(value)
    }
    case 'flag': {
      return readFlag(value)
    }
    case 'links': {
      return readLinks(given)
    }
    case 'whole': {
      return readWhole(value, rule.from, rule.to)
    }
    case 'choice': {
      return readChoice(value, rule.of)
    }
    case 'texts': {
      return readTexts(given, rule.max)
    }
  }
}
