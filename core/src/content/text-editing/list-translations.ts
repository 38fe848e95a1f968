import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isLanguage } from '../../platform/kernel/language.ts'
import { defaultTextsByName } from './default-texts.ts'
import { textId } from './rules.ts'
import { byId, currentForms, readStored, type Translation, translationOf } from './stored-texts.ts'

/**
 * Every text of a language, by group (spec, admin section 3.2).
 * @throws not-found for another language or namespace.
 */
export async function listTranslations(
  context: Context,
  language: string,
  namespace: string,
): Promise<readonly Translation[]> {
  requireStaff(context, 'listTranslations')
  if (!isLanguage(language) || namespace !== 'translation')
    throw new DomainError('not-found', 'Error.NotFound')
  const stored = byId(await readStored(context))
  return [...defaultTextsByName().values()].map((text) => {
    const { group, key } = text
    const forms = currentForms(text, language, stored.get(textId(language, group, key)))
    return translationOf(language, group, key, forms)
  })
}
