import { getTableName } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { keepPreview } from '../text-editing/index.ts'
import { type ContentBody, type ContentKind, storedNames } from './content-kind.ts'
import { draftErrors, requireKind } from './save-content.ts'

export interface ShownDraft {
  /** Null for one that was never saved. */
  readonly id: string | null
  readonly content: ContentBody
  readonly language: Language
}

/**
 * Shows a draft to this member of staff alone, on the page of the residents' app that it is to
 * change, and on all others from there. Nothing is saved. Returns the link's path, for the BFF to
 * sign.
 * @throws invalid without a title, forbidden unless staff.
 */
export async function showContentDraft(
  context: Context,
  kind: ContentKind,
  { id: given, content, language }: ShownDraft,
): Promise<string> {
  const { sessionId } = requireStaff(context, 'showContentDraft')
  requireKind(kind, content)
  requireValid(draftErrors(kind, content))
  const now = context.clock.now()
  const id = given ?? newId<'content'>(now)
  const body = await kind.clean(content)
  return keepPreview(context, {
    sessionId,
    texts: [],
    draft: {
      table: getTableName(kind.table),
      id,
      // Its readers know such a body by its own names.
      row: kind.only
        ? body
        : storedNames(kind, {
            ...body,
            ...kind.published(now),
            ...kind.previewed(isoDay(now, context.city.timeZone)),
          }),
      first: storedNames(kind, { id, ...kind.first(now) }),
    },
    to: kind.path(id, context.city.slug),
    language,
  })
}
