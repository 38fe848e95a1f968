import { type SQL, sql } from 'drizzle-orm'
import { boardChoices } from '../../content/boards/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { FormChoice, FormDefinition, ListedChoices } from './form-definition.ts'

/** What the city's records offer now, by the name of the list. */
export type ChoiceLists = Readonly<Record<ListedChoices, readonly FormChoice[]>>

/** SQL: the lists as JSON if the definition, a JSON column, asks for one; else null. */
export const choiceLists = (context: Context, definition: SQL): SQL => sql`
  case when ${definition}::text like '%"from"%'
    then json_build_object('boards', ${boardChoices(context)}) end`

/** The definition with the choices of today; a choice that is gone is no valid answer. */
export function withListedChoices(
  definition: FormDefinition,
  lists: ChoiceLists | null,
): FormDefinition {
  if (lists === null) return definition
  return {
    ...definition,
    pages: definition.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) =>
        (field.kind === 'choice' || field.kind === 'choices') && field.from !== undefined
          ? { ...field, choices: lists[field.from] }
          : field,
      ),
    })),
  }
}
