import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { auditChanges, auditLog } from '../../platform/audit/audit.sql.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { translations } from '../../platform/texts/translations.sql.ts'
import type { TextForms } from './rules.ts'
import { staffName } from './stored-texts.ts'

/** Null forms are the default. */
export interface TextChange {
  readonly at: string
  /** Null if their account is gone. */
  readonly by: string | null
  readonly before: TextForms | null
  readonly after: TextForms | null
}

interface Noted {
  readonly now: TextForms | null
  readonly changes: readonly {
    readonly at: string
    readonly by: string | null
    readonly kind: 'insert' | 'update' | 'delete'
    readonly fields: {
      readonly singularForm?: readonly [string | null, string | null]
      readonly pluralForm?: readonly [string | null, string | null]
    }
  }[]
}

/** Most shown of one text. */
const maxChanges = 20

const notedOf = (id: string) => sql`
  select json_build_object(
    'now', (select json_build_object('singular', singular_form, 'plural', plural_form)
      from ${translations} where id = ${id}),
    'changes', (
      select coalesce(json_agg(json_build_object('at', ${isoInstant(sql`c.at`)}, 'kind', c.kind, 'fields', c.fields,
        'by', case when u.deleted_at is null then ${staffName} end) order by c.id desc), '[]')
      from (
        select * from ${auditChanges} where entity_id = ${id} and entity = 'text'
        order by id desc limit ${maxChanges}
      ) c
      left join lateral (select actor from ${auditLog} where change_id = c.change_id limit 1) l on true
      left join ${users} u on u.id::text = l.actor)
  )::text as body`

/** An update notes only the form that changed; the other one was as it is afterwards. */
function beforeOf({ kind, fields }: Noted['changes'][number], after: TextForms | null) {
  if (kind === 'insert') return null
  return {
    singular: fields.singularForm?.[0] ?? after?.singular ?? '',
    plural: fields.pluralForm ? fields.pluralForm[0] : (after?.plural ?? null),
  }
}

/** Who changed a text when, latest first, from the audit log, which content editors cannot read. */
export async function listTextChanges(
  context: Context,
  id: string,
): Promise<readonly TextChange[]> {
  requireStaff(context, 'listTextChanges')
  // The statement wrote it as JSON.
  const { now, changes } = JSON.parse(await context.database.json(notedOf(id))) as Noted
  let after = now
  return changes.map((change) => {
    const before = beforeOf(change, after)
    const listed = { at: change.at, by: change.by, before, after }
    after = before
    return listed
  })
}
