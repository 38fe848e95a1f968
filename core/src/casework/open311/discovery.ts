import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'
import { services } from '../services/services.sql.ts'

/** When the replies last changed in kind; a change of the catalog is seen in its rows. */
const madeOn = '2026-11-27'

/** The service discovery of Open311. */
export interface Open311Discovery {
  readonly changeset: string
  readonly contact: string
  readonly key_service: string
  readonly endpoints: readonly {
    readonly specification: string
    readonly url: string
    readonly changeset: string
    readonly type: 'production' | 'test'
    readonly formats: readonly string[]
  }[]
}

/** `url` is the endpoint's, without a trailing slash. */
export async function getOpen311Discovery(
  context: Context,
  url: string,
): Promise<Open311Discovery> {
  const { city, database } = context
  const [row] = await database.rows<{ changeset: string }>(sql`
    select to_char(greatest(max(updated_at), ${madeOn}::date::timestamptz) at time zone 'UTC',
      'YYYY-MM-DD HH24:MI') as changeset
    from ${services} where report_category is not null`)
  const changeset = row?.changeset ?? madeOn
  const { helpMail: mail, phone } = city
  return {
    changeset,
    contact: say(context, 'Open311.Contact', { mail, phone }),
    key_service: say(context, 'Open311.KeyService', { mail }),
    endpoints: [
      {
        specification: 'http://wiki.open311.org/GeoReport_v2',
        url,
        changeset,
        type: city.isDemo ? 'test' : 'production',
        formats: ['text/xml', 'application/json'],
      },
    ],
  }
}
