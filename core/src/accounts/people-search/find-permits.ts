import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { waysToPermit } from '../../licensing/permit-desk/index.ts'
import { permitStateSql } from '../../licensing/permits/index.ts'
import { permitKinds, permits } from '../../licensing/permits/permits.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { withWords } from './find-people.ts'
import { peopleTerm } from './people-term.ts'
import { personSearch } from './person-search.sql.ts'
import { maxFoundPermits } from './rules.ts'

const max = maxFoundPermits
/** Whose applications are looked up. */
const maxApplicants = 20

/** Applications of people and organizations, and of a guest by email address. */
const appliedFor = (text: string): SQL => sql`
  with applicants as materialized (
    select id from ${personSearch} where ${withWords(peopleTerm(text).words, ' ')}
    limit ${maxApplicants})
  select p.id, p.year, p.number
  from (select id from ${requests} where user_id in (select id from applicants)
    union select id from ${requests} where organization_id in (select id from applicants)
    union select id from ${requests} where guest_email = ${text.toLowerCase()}) applied
  join ${permits} p on p.request_id = applied.id`

/**
 * The first permits of a number, an address, an owner, a contractor's license or an applicant, for
 * the command palette. Each way is a short walk of its own index; one statement.
 * @throws forbidden unless staff.
 */
export async function findPermits(context: Context, typed: string): Promise<JsonText> {
  requireStaff(context, 'findPermits')
  const text = typed.trim()
  // A calculated order, so that no index of the newest permits is walked until eight fit.
  const way = (found: SQL): SQL => sql`(select p.id from (${found}) p
    order by p.year + 0 desc, p.number desc limit ${max})`
  const ways = [
    ...waysToPermit(context, text).map((where) => sql`select * from ${permits} p where ${where}`),
    appliedFor(text),
  ].map(way)
  const kindName = context.language === 'es' ? sql`k.name_es` : sql`k.name`
  return context.database.json(sql`
    with found as materialized (select distinct id from (${
      text === '' ? sql`select null::uuid as id where false` : sql.join(ways, sql` union all `)
    }) ways)
    select coalesce(json_agg(json_build_object('id', p.id, 'year', p.year, 'number', p.number,
        'kind', ${kindName}, 'state', ${permitStateSql}, 'ownerName', p.owner_name,
        'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix,
          nullif(p.unit, ''))) order by p.place), '[]')::text as body
    from (select p.*, row_number() over (order by p.year desc, p.number desc) as place
      from found join ${permits} p on p.id = found.id order by place limit ${max}) p
    join ${permitKinds} k on k.code = p.kind`)
}
