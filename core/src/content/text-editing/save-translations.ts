import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { translations } from '../../platform/texts/translations.sql.ts'
import { isSameText, textId, textLimits, textVersion } from './rules.ts'
import {
  byId,
  currentForms,
  readStored,
  type StoredText,
  type Translation,
  translationOf,
} from './stored-texts.ts'
import { type Edit, editsOf, fieldOf, requireSound, type TranslationEdit } from './text-edits.ts'

/** Of the rows that this save is based on: none may change before it. */
const areAsRead = (ids: readonly string[], read: readonly StoredText[]) => sql`
  not exists (
    select from json_array_elements_text(${JSON.stringify(ids)}::json) seen (id)
    left join json_to_recordset(${JSON.stringify(
      read.map((one) => ({ ...one, id: textId(one.language, one.group, one.key) })),
    )}::json) was (id text, singular text, plural text) on was.id = seen.id
    left join ${translations} t on t.id = seen.id
    where (t.singular_form, t.plural_form) is distinct from (was.singular, was.plural))`

/** A text equal to its default is no change: the next release may improve it. */
const writes = (context: Context, builder: Builder, userId: string, edits: readonly Edit[]) => {
  const isDefault = ({ typed, text, language }: Edit) => isSameText(typed, text.forms[language])
  const reset = edits.filter(isDefault).map(({ id }) => id)
  const rows = edits
    .filter((edit) => !isDefault(edit))
    .map(({ language, text, typed }) => ({ language, group: text.group, key: text.key, ...typed }))
  return [
    builder.execute(sql`
      delete from ${translations}
      where id in (select json_array_elements_text(${JSON.stringify(reset)}::json))`),
    builder.execute(sql`
      insert into ${translations}
        (language, text_group, language_key, singular_form, plural_form, updated_at, updated_by)
      select language, "group", key, singular, plural,
        ${context.clock.now().toISOString()}::timestamptz, ${userId}::uuid
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (language text, "group" text, key text, singular text, plural text)
      on conflict (language, text_group, language_key) do update set
        singular_form = excluded.singular_form, plural_form = excluded.plural_form,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by`),
  ] as const
}

/**
 * Saves what differs from now; residents read it within half a minute. All or nothing (spec, admin
 * section 5.2). Returns the texts that changed.
 * @throws invalid with each wrong form, stale with each text that has changed since it was read.
 */
export async function saveTranslations(
  context: Context,
  sent: readonly TranslationEdit[],
): Promise<readonly Translation[]> {
  const { userId } = requireStaff(context, 'saveTranslations')
  const edits = editsOf(sent.slice(0, textLimits.saved))
  const read = await readStored(context)
  const stored = byId(read)
  const changed = edits.filter(
    ({ id, text, language, typed }) =>
      !isSameText(typed, currentForms(text, language, stored.get(id))),
  )
  if (changed.length === 0) return []
  requireSound(context, changed)
  const stale = changed.filter(
    ({ id, text, language, version }) =>
      version !== undefined &&
      version !== textVersion(currentForms(text, language, stored.get(id))),
  )
  if (stale.length > 0) throw changedMeanwhile(stale)
  const ids = changed.map(({ id }) => id)
  const based = read.filter(({ language, group, key }) =>
    ids.includes(textId(language, group, key)),
  )
  await context.database.write((builder) => [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${translations} in share row exclusive mode`),
    requireThat(builder, areAsRead(ids, based), 'stale', 'Languages.ChangedMeanwhile'),
    ...writes(context, builder, userId, changed),
  ])
  return changed.map(({ text, language, typed }) =>
    translationOf(language, text.group, text.key, typed),
  )
}

const changedMeanwhile = (edits: readonly Edit[]) =>
  new DomainError(
    'stale',
    'Languages.ChangedMeanwhile',
    edits.map(({ id }) => ({
      field: fieldOf(id, 'singular'),
      code: 'Languages.ChangedMeanwhile' as const,
    })),
  )
