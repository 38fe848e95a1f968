import { type SQL, sql } from 'drizzle-orm'
import { addressLimit, readAfterHits } from '../../people/identity/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { permitStatusSql } from './permit-sql.ts'
import { permitKinds, permits } from './permits.sql.ts'
import { permitLimits } from './rules.ts'

/** At least one field is filled. */
export interface PermitSearch {
  /** Digits. */
  readonly streetNumber: string
  readonly streetName: string
  readonly parcelNumber: string
  readonly ownerName: string
}

const newest = sql`p.year desc, p.number desc`
/**
 * In an order that no index has: the planner would walk the newest permits until a hundred fit, and
 * take each name apart on the way.
 */
const newestOfFound = sql`p.year + 0 desc, p.number desc`

/** Each typed word begins a word of the name; null without any. */
const prefixes = (typed: string): SQL =>
  sql`to_tsquery('simple', replace(nullif(portal_search_key(${typed}), ''), ' ', ':* & ') || ':*')`

interface Way {
  readonly where: SQL
  readonly order: SQL
}

/** The index that answers it, and the order in which that index has its rows. */
function wayOf({ streetNumber, streetName, parcelNumber, ownerName }: PermitSearch): Way | null {
  if (parcelNumber !== '') return { where: sql`p.parcel_number = ${parcelNumber}`, order: newest }
  if (ownerName !== '') return { where: nameMatches(ownerName), order: newestOfFound }
  const isNumber = streetNumber === '' ? sql`true` : sql`p.street_number = ${Number(streetNumber)}`
  if (streetName === '') return streetNumber === '' ? null : { where: isNumber, order: newest }
  const key = sql`(portal_search_key(p.street_name) collate "C")`
  const typed = sql`(portal_search_key(${streetName}) collate "C")`
  return {
    where: sql`${key} >= ${typed} and ${key} < ${typed} || '~' and ${isNumber}`,
    order: sql`${key}, p.street_number, ${newest}`,
  }
}

function nameMatches(typed: string): SQL {
  return sql`to_tsvector('simple', portal_search_key(p.owner_name)) @@ ${prefixes(typed)}`
}

/**
 * Permits at an address, on a parcel or of an owner, the first hundred. Nothing typed finds nothing
 * (spec, resident section 8).
 * @throws forbidden `Permits.NamesNotSearched` where the city keeps owners' names to itself; limited
 * after many names from one network address.
 */
export async function searchPermits(context: Context, search: PermitSearch): Promise<JsonText> {
  const { showsPermitNames } = context.city
  if (search.ownerName !== '' && !showsPermitNames)
    throw new DomainError('forbidden', 'Permits.NamesNotSearched')
  const way = wayOf(search)
  const where = way?.where ?? sql`false`
  const order = way?.order ?? newest
  const kindName = context.language === 'es' ? sql`k.name_es` : sql`k.name`
  const found = sql`
    select coalesce(json_agg(json_build_object(
      'ApplicationNumber', lpad(p.number::text, 8, '0'),
      'ApplicationYear', lpad((p.year % 100)::text, 2, '0'),
      'StreetNumber', p.street_number::text, 'StreetName', p.street_name,
      'StreetSuffix', p.street_suffix,
      'Name', ${showsPermitNames ? sql`p.owner_name` : sql`''`},
      'year', p.year, 'number', p.number, 'kind', ${kindName}, 'appliedOn', p.applied_on::text,
      'status', ${permitStatusSql},
      'latitude', p.latitude, 'longitude', p.longitude) order by p.place), '[]')::text as body
    from (select p.*, row_number() over () as place
      from (select p.* from ${permits} p where ${where} order by ${order}
        limit ${permitLimits.found}) p) p
    join ${permitKinds} k on k.code = p.kind`
  // So that no one copies the list of owners name by name.
  if (search.ownerName === '' || !context.address) return context.database.json(found)
  const limit = addressLimit(context, 'permit-names', context.address)
  const [row] = await readAfterHits<{ body: JsonText }>(context, [limit], found)
  if (!row) throw new Error('A query without a row')
  return row.body
}
