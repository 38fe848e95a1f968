import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { translations } from '../../platform/texts/translations.sql.ts'
import { type DefaultText, defaultText } from './default-texts.ts'
import { type TextForms, textId, textVersion } from './rules.ts'

/** A text that staff changed. */
export interface StoredText extends TextForms {
  readonly language: Language
  readonly group: string
  readonly key: string
  readonly changedAt: string
  /** Null if no member of staff did it, or their account is gone. */
  readonly changedBy: string | null
}

/** Of the user `u`. */
export const staffName = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`

const selectStored = (condition: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('language', t.language, 'group', t.text_group,
    'key', t.language_key, 'singular', t.singular_form, 'plural', t.plural_form,
    'changedAt', ${isoInstant(sql`t.updated_at`)},
    'changedBy', case when u.deleted_at is null then ${staffName} end) order by t.id), '[]')::text as body
  from ${translations} t left join ${users} u on u.id = t.updated_by where ${condition}`

/** All of them, or those with these ids. */
export async function readStored(
  { database }: Context,
  ids?: readonly string[],
): Promise<readonly StoredText[]> {
  const condition = ids
    ? sql`t.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`
    : sql`true`
  // The statement wrote these rows as JSON.
  return JSON.parse(await database.json(selectStored(condition))) as StoredText[]
}

/** By id. */
export const byId = (stored: readonly StoredText[]): ReadonlyMap<string, StoredText> =>
  new Map(stored.map((text) => [textId(text.language, text.group, text.key), text]))

/** As residents read it now. */
export function currentForms(
  { forms }: DefaultText,
  language: Language,
  stored: TextForms | undefined,
): TextForms {
  const standard = forms[language]
  if (!stored) return standard
  // As resourcesOf: a text that counts has both forms, another one has no plural.
  const plural = standard.plural === null ? null : stored.plural || stored.singular
  return { singular: stored.singular, plural }
}

/** The specification's Translation (admin section 3.2), with its version. */
export interface Translation {
  readonly Id: string
  readonly Group: string
  readonly LanguageKey: string
  readonly SingularForm: string
  readonly PluralForm: string | null
  readonly Version: string
}

export function translationOf(
  language: Language,
  group: string,
  key: string,
  forms: TextForms,
): Translation {
  return {
    Id: textId(language, group, key),
    Group: group,
    LanguageKey: key,
    SingularForm: forms.singular,
    PluralForm: forms.plural,
    Version: textVersion(forms),
  }
}

/** Its release no longer has the text. */
export const isUnused = ({ group, key }: StoredText): boolean => defaultText(group, key) === null
