import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { kindErrors, type PermitKindEdit } from './kind-errors.ts'
import type { Changed } from './step.ts'

/** In their order, with how many permits each has. @throws forbidden unless staff. */
export async function listPermitKinds(context: Context): Promise<JsonText> {
  requireStaff(context, 'listPermitKinds')
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('code', k.code, 'name', k.name, 'nameEs', k.name_es,
      'sortOrder', k.sort_order, 'disciplines', k.disciplines, 'inspections', k.inspections,
      'validDays', k.valid_days, 'needsContractor', k.needs_contractor, 'trades', k.trades, 'isOffered', k.is_offered,
      'version', k.version) order by k.sort_order, k.code), '[]')::text as body
    from ${permitKinds} k`)
}

/**
 * Adds a kind (version 0), or changes one. Reviews that were begun stay as they are; the next
 * version of an application is reviewed by the new disciplines.
 * @throws forbidden; invalid; stale if it has changed or is there already; conflict for an
 * inspection that permits have.
 */
export async function setPermitKind(
  context: Context,
  { code, version, ...edit }: PermitKindEdit & { readonly code: string; readonly version: number },
): Promise<Changed> {
  requireStaff(context, 'setPermitKind')
  requireValid(kindErrors(code, edit))
  const isNew = version === 0
  const of = sql`select from ${permitKinds} where code = ${code}`
  await context.database.write((builder) => [
    builder.execute(sql`${of} for update`),
    requireThat(
      builder,
      isNew ? sql`not exists (${of})` : sql`exists (${of} and version = ${version})`,
      'stale',
      'PermitKinds.ChangedMeanwhile',
    ),
    // An inspection that was booked or made keeps its name.
    requireThat(
      builder,
      sql`not exists (select from ${permitInspections} i join ${permits} p on p.id = i.permit_id
        where p.kind = ${code} and i.code <> all (${codesOf(edit)}::text[]))`,
      'conflict',
      'PermitKinds.InspectionInUse',
    ),
    builder
      .insert(permitKinds)
      .values({ code, ...edit, version: version + 1 })
      .onConflictDoUpdate({
        target: permitKinds.code,
        set: { ...edit, version: version + 1 },
        setWhere: sql`${permitKinds.version} = ${version}`,
      }),
    audit(context, builder, {
      operation: 'setPermitKind',
      entity: 'permit-kind',
      entityId: code,
      details: {},
    }),
  ])
  return { version: version + 1 }
}

const codesOf = ({ inspections }: PermitKindEdit): string =>
  `{${inspections.map(({ code }) => code).join(',')}}`
