import { po } from 'gettext-parser'
import xliff2js from 'xliff/xliff2js'
import xliff12ToJs from 'xliff/xliff12ToJs'
import { isUuid } from '../../platform/kernel/ids.ts'
import { parseJson } from '../../platform/kernel/storable.ts'
import { allDefaultTexts } from '../../platform/texts/index.ts'
import { type DefaultText, defaultTextsByName } from './default-texts.ts'
import type { TextFormat } from './file-formats.ts'
import { idOfXliff, lineNamed, type PluralName, pluralNames } from './file-lines.ts'
import { exportHeader, exportKey } from './write-file.ts'

/** Each form of a text that the file has. */
export type ReadForms = Readonly<Partial<Record<PluralName | 'only', string>>>

export interface ReadFile {
  readonly format: TextFormat
  /** Null for a file that was not exported here. */
  readonly exportId: string | null
  /** By name; texts without a translation are left out. */
  readonly texts: ReadonlyMap<string, ReadForms>
}

/** Says where a file cannot be read, in the words of its parser. */
export class BrokenFile extends Error {}

type Line = readonly [id: string, target: string]

function byName(lines: readonly Line[]): ReadonlyMap<string, ReadForms> {
  const texts = new Map<string, Record<string, string>>()
  for (const [id, target] of lines) {
    const { name, form } = lineNamed(id)
    const forms = texts.get(name) ?? {}
    forms[form ?? 'only'] = target
    texts.set(name, forms)
  }
  return texts
}

const exportIdIn = (text: unknown): string | null => {
  const id = typeof text === 'string' ? (text.split('.').at(-1) ?? '') : ''
  return isUuid(id) ? id : null
}

/** A translation with inline elements is a list of pieces; those are none of our texts. */
const targetIn = (unit: unknown): unknown =>
  typeof unit === 'object' && unit !== null && 'target' in unit ? unit.target : undefined

interface Xliff {
  readonly resources?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

function xliffLines(units: Readonly<Record<string, unknown>>): readonly Line[] {
  return Object.entries(units).flatMap(([id, unit]): readonly Line[] => {
    // Tools may put units into groups.
    if (typeof unit === 'object' && unit !== null && 'groupUnits' in unit)
      return xliffLines(unit.groupUnits as Readonly<Record<string, unknown>>) // The library's own shape.
    const target = targetIn(unit)
    if (target === undefined || target === '') return []
    // Markup of a tool is refused as markup, in words, where the texts are checked.
    return [[idOfXliff(id), typeof target === 'string' ? target : '<inline>']]
  })
}

async function readXliff(text: string): Promise<ReadFile> {
  const version = /<xliff[^>]*\sversion\s*=\s*["']([\d.]+)["']/.exec(text)?.[1]
  if (!version) throw new BrokenFile('<xliff version="…">')
  const is12 = version.startsWith('1.')
  // The library's shape, of which each part is checked.
  const { resources = {} } = (await (is12 ? xliff12ToJs(text) : xliff2js(text))) as Xliff
  const files = Object.entries(resources)
  if (files.length === 0) throw new BrokenFile('<file>')
  return {
    format: is12 ? 'xliff12' : 'xliff21',
    exportId: files.map(([name]) => exportIdIn(name)).find((id) => id !== null) ?? null,
    texts: byName(files.flatMap(([, units]) => xliffLines(units))),
  }
}

function readPo(text: string): ReadFile {
  const { headers, translations } = po.parse(text, { validation: true })
  const entries = Object.values(translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgctxt }) => msgctxt !== undefined)
  if (entries.length === 0) throw new BrokenFile('msgctxt')
  const spanish = entries.some(({ msgstr }) => msgstr.length === 3)
  const names = pluralNames[spanish ? 'es' : 'en']
  const lines = entries.flatMap(({ msgctxt = '', msgid_plural: plural, msgstr }) =>
    msgstr.map((target, index): Line => {
      const form = names[index]
      return [plural === undefined || !form ? msgctxt : `${msgctxt}:${form}`, target]
    }),
  )
  return {
    format: 'po',
    exportId: exportIdIn(headers?.[exportHeader]),
    texts: byName(lines.filter(([, target]) => target !== '')),
  }
}

/** `Count_one` is a form of `Count` only if that counts and no text has the whole name. */
function lineOfKey(group: string, key: string): string {
  const texts: ReadonlyMap<string, DefaultText> = defaultTextsByName()
  const [, stem, form] = /^(.+)_(one|many|other)$/.exec(key) ?? []
  const counted = stem !== undefined && texts.get(`${group}.${stem}`)?.forms.es.plural != null
  return counted && !texts.has(`${group}.${key}`) ? `${group}.${stem}:${form}` : `${group}.${key}`
}

function readJson(text: string): ReadFile {
  const file: unknown = parseJson(text)
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new BrokenFile('{ }')
  const groups = Object.entries(file).filter(([name]) => name !== exportKey)
  const lines = groups.flatMap(([group, texts]: [string, unknown]) => {
    if (typeof texts !== 'object' || texts === null) throw new BrokenFile(`"${group}": { }`)
    return Object.entries(texts).map(([key, target]: [string, unknown]): Line => {
      if (typeof target !== 'string') throw new BrokenFile(`"${group}": { "${key}": "" }`)
      return [lineOfKey(group, key), target]
    })
  })
  if (lines.length === 0) throw new BrokenFile(Object.keys(allDefaultTexts)[0] ?? '')
  return {
    format: 'json',
    exportId: exportIdIn(Object.hasOwn(file, exportKey) ? Reflect.get(file, exportKey) : null),
    texts: byName(lines.filter(([, target]) => target !== '')),
  }
}

/** By its content, whatever its name. @throws BrokenFile */
export async function readFile(text: string): Promise<ReadFile> {
  const start = text.trimStart()[0]
  try {
    if (start === '<') return await readXliff(text)
    return start === '{' ? readJson(text) : readPo(text)
  } catch (error) {
    if (error instanceof BrokenFile) throw error
    throw new BrokenFile(error instanceof Error ? error.message.split('\n').join(' ') : '')
  }
}
