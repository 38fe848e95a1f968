import { sql } from 'drizzle-orm'
import { manages } from '../../people/organizations/index.ts'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { openLicense } from '../licenses/index.ts'
import { licenses } from '../licenses/licenses.sql.ts'

interface ClaimedLicense {
  readonly organizationId: string
  readonly number: string
  /** Of the license's renewal notice: the number alone proves nothing. */
  readonly pin: string
  /** The caller's network address, for the rate limit. */
  readonly address: string
  /** Keys the PIN's hash. */
  readonly secret: string
}

/**
 * Connects a license with its organization, by the PIN that was mailed to its holder. From then on
 * all approved members act for a contractor's permits.
 * @throws invalid; not-found, the same for an unknown number and a wrong PIN; limited; forbidden
 * unless manager; conflict for a license of another organization.
 */
export async function claimLicense(context: Context, claim: ClaimedLicense): Promise<void> {
  const { userId } = requireContact(context)
  const { organizationId, number, pin, address, secret } = claim
  requireValid([...required('number', number), ...required('pin', pin)])
  const year = Number(isoDay(context.clock.now(), context.city.timeZone).slice(0, 4))
  const { license, forgive } = await openLicense(context, { year, number, pin, address, secret })
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...manages(builder, { organizationId, userId }),
    builder.execute(sql`select from ${licenses} where id = ${license.id} for update`),
    requireThat(
      builder,
      sql`exists (select from ${licenses} where id = ${license.id}
        and (organization_id is null or organization_id = ${organizationId}))`,
      'conflict',
      'Contractors.LicenseTaken',
    ),
    builder.execute(sql`
      update ${licenses} set organization_id = ${organizationId}, version = version + 1, updated_at = ${at}
      where id = ${license.id} and organization_id is null`),
    ...forgive(builder),
    audit(context, builder, {
      operation: 'claimLicense',
      entity: 'license',
      entityId: license.id,
      details: { organizationId },
    }),
  ])
}
