import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { services } from '../services/services.sql.ts'
import type { FormDefinition } from './form-definition.ts'
import { formNotFound } from './form.errors.ts'
import { formDefinitions } from './forms.sql.ts'
import { type ChoiceLists, choiceLists, withListedChoices } from './listed-choices.ts'

export interface BusinessProcess {
  readonly id: string
  readonly name: string
}

/** The form in use, with the service that leads to it. */
export interface CurrentForm extends BusinessProcess {
  readonly version: number
  readonly definition: FormDefinition
  readonly service: {
    readonly id: string
    readonly name: string
    readonly isGuestEnabled: boolean
  }
}

const name = (language: Context['language']): SQL =>
  language === 'es' ? sql`f.name_es` : sql`f.name`

/** Those a service can lead to, by name. */
export async function listForms({
  database,
  language,
}: Context): Promise<readonly BusinessProcess[]> {
  const rows = await database.rows<{ id: string; name: string }>(sql`
    select f.process_id as id, ${name(language)} as name
    from ${formDefinitions} f where f.is_current order by 2, 1`)
  return rows.map(({ id, name: called }) => ({ id, name: called }))
}

/** The same for staff. @throws forbidden unless staff. */
export function listFormsForStaff(context: Context): Promise<readonly BusinessProcess[]> {
  requireStaff(context, 'listForms')
  return listForms(context)
}

/** The service, `s`, that starts a process: the first of the catalog. */
export const serviceOfProcess = (processId: SQL): SQL => sql`
  lateral (
    select * from ${services} found
    where found.form_process_id = ${processId} and found.type = 'LASERFICHE_FORM'
      and found.is_published and not found.is_deleted
    order by found.sort_order, found.id limit 1
  ) s`

/** In the reader's language. @throws not-found if no published service leads to it. */
export async function getForm(context: Context, processId: string): Promise<CurrentForm> {
  const { database, language } = context
  const rows = await database.rows<{ found: CurrentForm; lists: ChoiceLists | null }>(sql`
    select json_build_object('id', f.process_id, 'name', ${name(language)}, 'version', f.version,
      'definition', f.definition, 'service', json_build_object('id', s.id,
        'name', ${language === 'es' ? sql`coalesce(s.item_es, s.item)` : sql`s.item`},
        'isGuestEnabled', s.is_guest_enabled)) as found,
      ${choiceLists(context, sql`f.definition`)} as lists
    from ${formDefinitions} f cross join ${serviceOfProcess(sql`f.process_id`)}
    where f.process_id = ${processId} and f.is_current`)
  const [row] = rows
  if (!row) throw formNotFound()
  const { found, lists } = row
  return { ...found, definition: withListedChoices(found.definition, lists) }
}

/** By default the current version, even without a service. @throws not-found, forbidden. */
export async function previewForm(
  context: Context,
  processId: string,
  version: number | null,
): Promise<Omit<CurrentForm, 'service'>> {
  requireStaff(context, 'previewForm')
  const { database, language } = context
  const rows = await database.rows<{
    found: Omit<CurrentForm, 'service'>
    lists: ChoiceLists | null
  }>(sql`
    select json_build_object('id', f.process_id, 'name', ${name(language)}, 'version', f.version,
      'definition', f.definition) as found, ${choiceLists(context, sql`f.definition`)} as lists
    from ${formDefinitions} f where f.process_id = ${processId}
      and ${version === null ? sql`f.is_current` : sql`f.version = ${version}`}`)
  const [row] = rows
  if (!row) throw formNotFound()
  const { found, lists } = row
  return { ...found, definition: withListedChoices(found.definition, lists) }
}
