import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { type DefaultText, defaultTextsByName } from './default-texts.ts'
import { errorText } from './error-text.ts'
import type { LineState, TextFormat } from './file-formats.ts'
import { BrokenFile, readFile, type ReadFile, type ReadForms } from './read-file.ts'
import { cleanForms, isSameText, type TextForms, textErrors, textId, textVersion } from './rules.ts'
import { byId, currentForms, readStored, type StoredText } from './stored-texts.ts'
import { textExports } from './text-exports.sql.ts'

/** A text of a file that differs from the one that residents read now. */
export interface ImportLine {
  readonly Id: string
  readonly Group: string
  readonly LanguageKey: string
  readonly state: LineState
  /** When the file was exported; null if unknown. */
  readonly base: TextForms | null
  /** Null for a text that the portal does not have. */
  readonly now: TextForms | null
  readonly file: TextForms
  readonly errors: readonly string[]
  /** Of `now`. */
  readonly Version: string | null
}

export interface Comparison {
  readonly format: TextFormat
  /** Null for a file that was not exported here, or long ago. */
  readonly exportedAt: string | null
  /** Texts that are the same now, and texts that only the portal has changed since the export. */
  readonly same: number
  readonly kept: number
  readonly lines: readonly ImportLine[]
}

interface Base {
  readonly texts: Readonly<Record<string, TextForms>>
  readonly at: string
}

async function read(context: Context, text: string): Promise<ReadFile> {
  try {
    return await readFile(text)
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    const refusal = new DomainError('invalid', 'Languages.BrokenFile')
    refusal.detail = say(context, 'Languages.BrokenFileAt', { error: error.message.slice(0, 300) })
    throw refusal
  }
}

const baseOf = ({ database }: Context, id: string | null, language: Language) =>
  database.rows<{ readonly texts: Base['texts']; readonly at: string }>(sql`
    select texts, ${isoInstant(sql`created_at`)} as at from ${textExports}
    where id = ${id}::uuid and language = ${language}`)

/** A form that the file leaves out stays as it is. */
function formsIn(forms: ReadForms, now: TextForms): TextForms {
  if (now.plural === null) return cleanForms({ singular: forms.only ?? '', plural: null })
  return cleanForms({
    singular: forms.one ?? forms.only ?? now.singular,
    plural: forms.other ?? forms.many ?? now.plural,
  })
}

/** The portal has one plural, which Spanish also reads from a million on. */
const hasTwoPlurals = ({ many, other }: ReadForms): boolean =>
  many !== undefined && other !== undefined && many.trim() !== other.trim()

interface Asked {
  readonly context: Context
  readonly language: Language
  readonly base: Base | undefined
}

function lineOf(
  { context, language, base }: Asked,
  text: DefaultText,
  stored: StoredText | undefined,
  read: ReadForms,
): ImportLine | 'same' | 'kept' {
  const { group, key, forms } = text
  const now = currentForms(text, language, stored)
  const file = formsIn(read, now)
  const twoPlurals = hasTwoPlurals(read)
  if (isSameText(file, now) && !twoPlurals) return 'same'
  const name = `${group}.${key}`
  const before = base && Object.hasOwn(base.texts, name) ? (base.texts[name] ?? null) : null
  if (before && isSameText(file, before) && !twoPlurals) return 'kept'
  const errors = [
    ...textErrors(file, forms[language]).map((error) => errorText(context, error).message ?? ''),
    ...(twoPlurals ? [say(context, 'Languages.TwoPlurals')] : []),
  ]
  const state = errors.length > 0 ? 'wrong' : stateOf(before, now)
  return {
    Id: textId(language, group, key),
    Group: group,
    LanguageKey: key,
    state,
    base: before,
    now,
    file,
    errors,
    Version: textVersion(now),
  }
}

const stateOf = (base: TextForms | null, now: TextForms): LineState =>
  base === null ? 'unbased' : isSameText(base, now) ? 'change' : 'conflict'

function goneLine(language: Language, name: string, read: ReadForms): ImportLine {
  const [group = '', ...key] = name.split('.')
  const singular = read.only ?? read.one ?? read.other ?? ''
  return {
    Id: textId(language, group, key.join('.')),
    Group: group,
    LanguageKey: key.join('.'),
    state: 'gone',
    base: null,
    now: null,
    file: { singular, plural: read.other ?? null },
    errors: [],
    Version: null,
  }
}

/**
 * Compares a file with the texts as they were at its export and as they are now. Saves nothing:
 * staff choose the lines, and `saveTranslations` checks each again.
 * @throws invalid for a file that cannot be read.
 */
export async function compareTexts(
  context: Context,
  language: Language,
  text: string,
): Promise<Comparison> {
  requireStaff(context, 'compareTexts')
  const file = await read(context, text)
  const [stored, [base]] = await Promise.all([
    readStored(context),
    baseOf(context, file.exportId, language),
  ])
  const now = byId(stored)
  const standards = defaultTextsByName()
  const asked = { context, language, base }
  const results = [...file.texts].map(([name, forms]) => {
    const standard = standards.get(name)
    if (!standard) return goneLine(language, name, forms)
    const { group, key } = standard
    return lineOf(asked, standard, now.get(textId(language, group, key)), forms)
  })
  return {
    format: file.format,
    exportedAt: base?.at ?? null,
    same: results.filter((one) => one === 'same').length,
    kept: results.filter((one) => one === 'kept').length,
    lines: results.filter((one) => typeof one !== 'string'),
  }
}
