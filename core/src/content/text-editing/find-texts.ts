import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type DefaultText, defaultTextsByName } from './default-texts.ts'
import { type TextFilter, type TextForms, textErrors, textId, textLimits } from './rules.ts'
import {
  byId,
  currentForms,
  isUnused,
  readStored,
  type StoredText,
  type Translation,
  translationOf,
} from './stored-texts.ts'

export interface TextQuery {
  readonly language: Language
  /** Words of the key, or of the text in any language. */
  readonly q?: string | undefined
  readonly group?: string | undefined
  readonly show: TextFilter
  /** From 1. */
  readonly page: number
}

/** A text of a list, with what it stands for and what it says in the other language. */
export interface EditableText extends Translation {
  /** Null for a text that the release no longer has. */
  readonly standard: TextForms | null
  readonly other: TextForms | null
  readonly isChanged: boolean
  readonly changedAt: string | null
  readonly changedBy: string | null
}

export interface FoundTexts {
  readonly data: readonly EditableText[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Of all texts of the language. */
  readonly counts: Readonly<Record<TextFilter, number>>
  readonly groups: readonly string[]
}

interface Candidate {
  readonly text: EditableText
  readonly filters: readonly TextFilter[]
}

const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')

/** Lower-case, without accents. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function candidateOf(
  text: DefaultText,
  language: Language,
  stored: ReadonlyMap<string, StoredText>,
): Candidate {
  const { group, key, forms } = text
  const own = stored.get(textId(language, group, key))
  const other = otherLanguage(language)
  const inOther = stored.get(textId(other, group, key))
  const now = currentForms(text, language, own)
  const isWrong = own !== undefined && textErrors(now, forms[language]).length > 0
  return {
    text: {
      ...translationOf(language, group, key, now),
      standard: forms[language],
      other: currentForms(text, other, inOther),
      isChanged: own !== undefined,
      changedAt: own?.changedAt ?? null,
      changedBy: own?.changedBy ?? null,
    },
    filters: [
      'all',
      ...(own ? ['changed' as const] : []),
      // Staff changed the other language alone: this one may no longer say the same.
      ...(inOther && !own ? ['missing' as const] : []),
      ...(isWrong ? ['wrong' as const] : []),
    ],
  }
}

const unusedOf = (stored: readonly StoredText[], language: Language): readonly Candidate[] =>
  stored
    .filter((text) => text.language === language && isUnused(text))
    .map(({ group, key, changedAt, changedBy, ...forms }) => ({
      text: {
        ...translationOf(language, group, key, forms),
        standard: null,
        other: null,
        isChanged: true,
        changedAt,
        changedBy,
      },
      filters: ['unused'],
    }))

const formsText = (forms: TextForms | null): string =>
  forms ? `${forms.singular} ${forms.plural ?? ''}` : ''

const haystack = ({ Group, LanguageKey, SingularForm, PluralForm, ...text }: EditableText) =>
  plain(
    `${Group}.${LanguageKey} ${SingularForm} ${PluralForm ?? ''} ${formsText(text.other)} ${formsText(text.standard)}`,
  )

/** The text has every word. */
const hasWords = (words: readonly string[]) => (text: EditableText) => {
  const hay = haystack(text)
  return words.every((word) => hay.includes(word))
}

const sign = /[.*+?^${}()|[\]\\]/g

/** What a screen shows of the text, with any values in place of its placeholders. */
function isReadAs(shown: string) {
  return ({ SingularForm, PluralForm, other }: EditableText) =>
    [SingularForm, PluralForm, other?.singular, other?.plural].some((form) => {
      const literal = plain(form ?? '').split(/\{\{\w+\}\}/)
      if (literal.length < 2 || literal.join('').trim().length < 4) return false
      const pattern = literal.map((part) => part.replaceAll(sign, String.raw`\$&`)).join('.{1,80}?')
      return new RegExp(`^${pattern}$`).test(shown)
    })
}

function matching(candidates: readonly Candidate[], q: string): readonly Candidate[] {
  const asked = plain(q).trim()
  if (asked === '') return candidates
  // Words in their order are most likely copied from a screen.
  for (const words of [[asked], asked.split(/\s+/)]) {
    const has = hasWords(words)
    const found = candidates.filter(({ text }) => has(text))
    if (found.length > 0) return found
  }
  const reads = isReadAs(asked)
  return candidates.filter(({ text }) => reads(text))
}

/** The texts of a language that fit, by group, 50 a page. */
export async function findTexts(context: Context, query: TextQuery): Promise<FoundTexts> {
  requireStaff(context, 'findTexts')
  const { language, q = '', group, show } = query
  const rows = await readStored(context)
  const stored = byId(rows)
  const standards = [...defaultTextsByName().values()]
  const all = [
    ...standards.map((text) => candidateOf(text, language, stored)),
    ...unusedOf(rows, language),
  ]
  const count = (filter: TextFilter) => all.filter(({ filters }) => filters.includes(filter)).length
  const isListed = ({ text, filters }: Candidate) =>
    filters.includes(show) && (group === undefined || text.Group === group)
  const found = matching(all.filter(isListed), q)
  const pages = Math.max(1, Math.ceil(found.length / textLimits.page))
  const page = Math.min(query.page, pages)
  const from = (page - 1) * textLimits.page
  return {
    data: found.slice(from, from + textLimits.page).map(({ text }) => text),
    page,
    pages,
    total: found.length,
    counts: {
      all: standards.length,
      changed: count('changed'),
      missing: count('missing'),
      unused: count('unused'),
      wrong: count('wrong'),
    },
    groups: [...new Set(standards.map((text) => text.group))],
  }
}
