import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { todayIn } from '../../platform/dated-rows/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { type DistrictEdit, districtErrors } from './use-rules.ts'
import { parcelDistricts, zoningDistricts, zoningUses } from './zoning.sql.ts'

/** Of `zoning_districts d`, as JSON. */
const districtFields = (today: string): SQL => sql`'id', d.id, 'code', d.code, 'name', d.name,
  'nameEs', d.name_es, 'kind', d.kind, 'rulesUrl', d.rules_url, 'dataOn', d.data_on,
  'updatedAt', ${isoInstant(sql`d.updated_at`)},
  'parcelCount', (select count(*) from ${parcelDistricts} p where p.district_id = d.id),
  'useCount', (select count(distinct lower(u.use)) from ${zoningUses} u
    where u.district_id = d.id and u.starts_on <= ${today}::date),
  'laterCount', (select count(*) from ${zoningUses} u
    where u.district_id = d.id and u.starts_on > ${today}::date)`

/** Base districts first, by code. @throws forbidden unless staff. */
export async function listZoningDistricts(context: Context): Promise<JsonText> {
  requireStaff(context, 'listZoningDistricts')
  return context.database.json(sql`
    select json_build_object('districts', coalesce((
      select json_agg(json_build_object(${districtFields(todayIn(context))}) order by d.kind, d.code)
      from ${zoningDistricts} d), '[]'))::text as body`)
}

/** With every rule of its uses, also earlier and later ones. @throws forbidden, not-found */
export async function getZoningDistrict(context: Context, id: string): Promise<JsonText> {
  requireStaff(context, 'getZoningDistrict')
  const today = todayIn(context)
  const found = await context.database.findJson(sql`
    select json_build_object('today', ${today}::text, ${districtFields(today)}, 'rules', coalesce((
      select json_agg(json_build_object('id', u.id, 'use', u.use, 'useEs', u.use_es,
        'permission', u.permission, 'startsOn', u.starts_on, 'source', u.source)
        order by lower(u.use), u.starts_on desc)
      from ${zoningUses} u where u.district_id = d.id), '[]'))::text as body
    from ${zoningDistricts} d where d.id = ${id}`)
  if (!found) throw new DomainError('not-found', 'ZoningDistricts.NotFound')
  return found
}

/** @throws forbidden; invalid; conflict for a code that another district has. */
export async function addZoningDistrict(
  context: Context,
  edit: DistrictEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addZoningDistrict')
  requireValid(districtErrors(edit))
  const now = context.clock.now()
  const id = newId<'district'>(now)
  const { code, name, nameEs, kind, rulesUrl, dataOn } = edit
  await context.database.write((builder) => [
    builder
      .insert(zoningDistricts)
      .values({ id, code, name, nameEs, kind, rulesUrl, dataOn, updatedAt: now })
      .onConflictDoNothing({ target: zoningDistricts.code }),
    requireThat(
      builder,
      sql`exists (select from ${zoningDistricts} where id = ${id})`,
      'conflict',
      'ZoningDistricts.CodeTaken',
    ),
    audit(context, builder, {
      operation: 'addZoningDistrict',
      entity: 'zoning-district',
      entityId: id,
      details: { code },
    }),
  ])
  return { id }
}

/**
 * Its code stays: imports and parcels name it.
 * @throws forbidden; invalid; not-found; conflict if another person changed it since `seenAt`.
 */
export async function updateZoningDistrict(
  context: Context,
  id: string,
  { seenAt, ...edit }: Omit<DistrictEdit, 'code'> & { readonly seenAt: string },
): Promise<void> {
  requireStaff(context, 'updateZoningDistrict')
  requireValid(districtErrors({ ...edit, code: 'KEPT' }))
  const { name, nameEs, kind, rulesUrl, dataOn } = edit
  const of = sql`${zoningDistricts} where id = ${id}`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${of} for update`),
    requireThat(builder, sql`exists (select from ${of})`, 'not-found', 'ZoningDistricts.NotFound'),
    requireThat(
      builder,
      sql`exists (select from ${of} and updated_at = ${seenAt}::timestamptz)`,
      'conflict',
      'ZoningDistricts.Changed',
    ),
    builder
      .update(zoningDistricts)
      .set({ name, nameEs, kind, rulesUrl, dataOn, updatedAt: context.clock.now() })
      .where(sql`id = ${id}`),
    audit(context, builder, {
      operation: 'updateZoningDistrict',
      entity: 'zoning-district',
      entityId: id,
      details: {},
    }),
  ])
}
