import { sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { featureFlags, userFeatureFlags } from '../../platform/flags/flags.sql.ts'
import { flagDefaults, type FlagName, flagNames } from '../../platform/flags/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { keptSpellings } from '../../platform/kernel/email-address.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'

/** People with a value of their own that are listed for a flag. */
const maxListed = 100

/** Each flag with its default, the city's value and the people who have their own. One statement. */
export async function listFlagSettings(context: Context): Promise<JsonText> {
  requireStaff(context, 'listFlagSettings')
  const defaults = JSON.stringify(flagNames.map((name) => ({ name, on: flagDefaults[name] })))
  return context.database.json(sql`
    select json_agg(json_build_object('name', flag.name, 'isDefault', city.name is null,
      'isEnabled', coalesce(city.is_enabled, flag."on"), 'default', flag."on",
      'changedAt', ${isoInstant(sql`city.updated_at`)},
      'people', (select coalesce(json_agg(json_build_object('id', own.user_id, 'name', own.name,
          'email', own.email, 'isEnabled', own.is_enabled) order by own.name), '[]')
        from (select own.user_id, own.is_enabled, ${staffName(sql`person`)} as name, person.email
          from ${userFeatureFlags} own join ${users} person on person.id = own.user_id
          where own.name = flag.name order by own.updated_at desc limit ${maxListed}) own))
      order by flag.nth)::text as body
    from rows from (json_to_recordset(${defaults}::json) as (name text, "on" boolean))
      with ordinality as flag(name, "on", nth)
    left join ${featureFlags} city on city.name = flag.name`)
}

/** For all who have no value of their own; null: as the release has it. @throws forbidden unless staff. */
export async function setFlag(
  context: Context,
  name: FlagName,
  isEnabled: boolean | null,
): Promise<void> {
  requireStaff(context, 'setFlag')
  const updatedAt = context.clock.now()
  await context.database.write((builder) => [
    isEnabled === null
      ? builder.execute(sql`delete from ${featureFlags} where name = ${name}`)
      : builder
          .insert(featureFlags)
          .values({ name, isEnabled, updatedAt })
          .onConflictDoUpdate({ target: featureFlags.name, set: { isEnabled, updatedAt } }),
    audit(context, builder, {
      operation: 'setFlag',
      entity: 'flag',
      entityId: name,
      details: { isEnabled },
    }),
  ])
}

interface PersonFlag {
  readonly name: FlagName
  /** Of the person's account. */
  readonly email: string
  /** Null: as for all others. */
  readonly isEnabled: boolean | null
}

/** For one person, from their next request on. @throws invalid without an account of this address. */
export async function setPersonFlag(
  context: Context,
  { name, email, isEnabled }: PersonFlag,
): Promise<void> {
  requireStaff(context, 'setPersonFlag')
  requireValid(required('email', email))
  const spellings = sql.join(
    keptSpellings(email.trim()).map((spelling) => sql`${spelling}`),
    sql`, `,
  )
  const person = sql`(select id from ${users} where email in (${spellings}) and deleted_at is null limit 1)`
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    requireThat(builder, sql`exists ${person}`, 'invalid', 'Settings.NoSuchPerson'),
    isEnabled === null
      ? builder.execute(
          sql`delete from ${userFeatureFlags} where name = ${name} and user_id = ${person}`,
        )
      : builder.execute(sql`
          insert into ${userFeatureFlags} (user_id, name, is_enabled, updated_at)
          select ${person}, ${name}, ${isEnabled}, ${at}
          on conflict (user_id, name) do update
            set is_enabled = excluded.is_enabled, updated_at = excluded.updated_at`),
    audit(context, builder, {
      operation: 'setPersonFlag',
      entity: 'flag',
      entityId: name,
      details: { isEnabled },
    }),
  ])
}
