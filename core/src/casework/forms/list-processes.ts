import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { services } from '../services/services.sql.ts'
import { formDefinitions } from './forms.sql.ts'
import type { BusinessProcess } from './get-form.ts'

export interface ListedProcess extends BusinessProcess {
  /** Newest first; `createdAt` is an instant. */
  readonly versions: readonly {
    readonly version: number
    readonly createdAt: string
    readonly isCurrent: boolean
  }[]
  /** Of the current version. */
  readonly pages: number
  readonly hasFee: boolean
  /** Without deleted ones. */
  readonly services: readonly {
    readonly id: string
    readonly name: string
    readonly isPublished: boolean
  }[]
}

/** By name, with versions and services. @throws forbidden unless staff. */
export async function listProcesses(context: Context): Promise<readonly ListedProcess[]> {
  requireStaff(context, 'listProcesses')
  const { database, language } = context
  const isSpanish = language === 'es'
  const rows = await database.rows<{ found: ListedProcess }>(sql`
    select json_build_object('id', f.process_id, 'name', ${isSpanish ? sql`f.name_es` : sql`f.name`},
      'versions', (select json_agg(json_build_object('version', v.version,
          'createdAt', to_char(v.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'isCurrent', v.is_current) order by v.version desc)
        from ${formDefinitions} v where v.process_id = f.process_id),
      'pages', jsonb_array_length(f.definition::jsonb -> 'pages'),
      'hasFee', jsonb_array_length(f.definition::jsonb -> 'fees') > 0,
      'services', coalesce((select json_agg(json_build_object('id', s.id,
          'name', ${isSpanish ? sql`coalesce(s.item_es, s.item)` : sql`s.item`},
          'isPublished', s.is_published) order by s.sort_order, s.id)
        from ${services} s
        where s.form_process_id = f.process_id and s.type = 'LASERFICHE_FORM' and not s.is_deleted),
        '[]'::json)) as found
    from ${formDefinitions} f where f.is_current
    order by ${isSpanish ? sql`f.name_es` : sql`f.name`}, f.process_id`)
  return rows.map(({ found }) => found)
}
