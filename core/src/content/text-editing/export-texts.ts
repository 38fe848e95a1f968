import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type DefaultText, defaultTextsByName, nameOf } from './default-texts.ts'
import { type TextFormat, textFormats } from './file-formats.ts'
import { linesOf } from './file-lines.ts'
import { type TextForms, textId } from './rules.ts'
import { byId, currentForms, readStored } from './stored-texts.ts'
import { textExports } from './text-exports.sql.ts'
import { writeFile } from './write-file.ts'

export interface TextFile {
  readonly name: string
  readonly text: string
}

/** Most exports kept of one person, for their imports to compare with. */
const maxExports = 20

/**
 * All texts of a language, or those that need a translation, for translators' tools. The source is
 * English; of English it is the default.
 */
export async function exportTexts(
  context: Context,
  language: Language,
  format: TextFormat,
  show: 'all' | 'changed' | 'missing',
): Promise<TextFile> {
  const { userId } = requireStaff(context, 'exportTexts')
  const stored = byId(await readStored(context))
  const own = ({ group, key }: DefaultText, of: Language) => stored.get(textId(of, group, key))
  const isShown = (text: DefaultText) =>
    show === 'all' ||
    (show === 'changed'
      ? own(text, language) !== undefined
      : own(text, language === 'en' ? 'es' : 'en') !== undefined &&
        own(text, language) === undefined)
  const texts = [...defaultTextsByName().values()].filter(isShown)
  const targetOf = (text: DefaultText) => currentForms(text, language, own(text, language))
  const sourceOf = (text: DefaultText): TextForms =>
    language === 'en' ? text.forms.en : currentForms(text, 'en', own(text, 'en'))
  const createdAt = context.clock.now()
  const exportId = newId<'text-export'>(createdAt)
  const kept = Object.fromEntries(
    texts.map((text) => [nameOf(text.group, text.key), targetOf(text)]),
  )
  await context.database.write((builder) => [
    builder
      .insert(textExports)
      .values({ id: exportId, language, texts: kept, createdBy: userId, createdAt }),
    builder.delete(textExports).where(sql`created_by = ${userId} and id not in (
      select id from ${textExports} where created_by = ${userId} order by id desc limit ${maxExports})`),
  ])
  const lines = texts.flatMap((text) => linesOf(text, language, sourceOf(text), targetOf(text)))
  return {
    name: `texts-${language}.${textFormats[format]}`,
    text: await writeFile(format, { exportId, language, lines }),
  }
}
