import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { foldedSql } from '../parcels/index.ts'
import { streetAliases, streets } from '../parcels/parcels.sql.ts'
import { readAddress } from '../parcels/rules.ts'

export interface NewStreetAlias {
  readonly alias: string
  /** Name and suffix of a street, as in the city's data. */
  readonly street: string
}

/**
 * Lets every address search find a street by another name.
 * @throws forbidden; invalid; not-found without such a street; conflict for a name that is taken.
 */
export async function addStreetAlias(
  context: Context,
  edit: NewStreetAlias,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addStreetAlias')
  const alias = edit.alias.trim()
  requireValid([...required('alias', alias), ...required('street', edit.street)])
  const id = newId<'street alias'>(context.clock.now())
  const { street } = readAddress(edit.street)
  const named = sql`select name, suffix from ${streets}
    where ${foldedSql(sql`name || ' ' || suffix`)} = ${street} order by id limit 1`
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (${named})`, 'not-found', 'PickupCalendar.NoStreet'),
    builder.execute(sql`insert into ${streetAliases} (id, alias, street_name, street_suffix)
      select ${id}, ${alias}, name, suffix from (${named}) named on conflict do nothing`),
    requireThat(
      builder,
      sql`exists (select from ${streetAliases} where id = ${id})`,
      'conflict',
      'PickupCalendar.AliasTaken',
    ),
    audit(context, builder, {
      operation: 'addStreetAlias',
      entity: 'street-alias',
      entityId: id,
      details: { alias },
    }),
  ])
  return { id }
}

/** @throws forbidden; not-found. */
export async function removeStreetAlias(context: Context, id: string): Promise<void> {
  requireStaff(context, 'removeStreetAlias')
  const of = sql`${streetAliases} where id = ${id}`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${of} for update`),
    requireThat(builder, sql`exists (select from ${of})`, 'not-found', 'PickupCalendar.NoAlias'),
    builder.execute(sql`delete from ${of}`),
    audit(context, builder, {
      operation: 'removeStreetAlias',
      entity: 'street-alias',
      entityId: id,
      details: {},
    }),
  ])
}
