import { sql } from 'drizzle-orm'
import { noteEvent } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dayText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { say } from '../../platform/texts/index.ts'
import { licensePath } from './license-document.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { newPin, pinHashOf } from './pin.ts'
import { spacedCode } from './rules.ts'

/** Of one run; the next one takes the rest. */
const most = 200

interface Paid extends Record<string, unknown> {
  readonly id: string
  readonly licenseId: string
  readonly requestId: string
  readonly status: string
  readonly code: string
  readonly number: string
  readonly businessName: string
  readonly email: string | null
  readonly language: Language
  readonly year: number
  readonly toDay: string
  /** A new license, whose PIN its holder does not have yet. */
  readonly isFirst: boolean
}

/** Where a payment leaves a request, by whether staff have worked on it. */
const afterPayment: ReadonlySet<string> = new Set(['Submitted', 'Under Review'])

/** Licenses by mail; new ones with their PIN, which nobody else sees. */
function sent(context: Context, builder: Builder, secret: string, paid: readonly Paid[]) {
  const mailed = paid.flatMap(({ email, ...one }) => {
    const { code, isFirst, number } = one
    if (email === null) return []
    return [
      { ...one, email, more: isFirst ? { code: spacedCode(code), pin: newPin() } : null, number },
    ]
  })
  return {
    pins: mailed.flatMap(({ licenseId, more, number }) =>
      more === null
        ? []
        : [
            builder.execute(sql`
              update ${licenses} set pin_hash = ${pinHashOf(secret, number, more.pin)}
              where id = ${licenseId}`),
          ],
    ),
    mails: mailed.map(({ businessName, code, email, id, language, more, number, toDay, year }) =>
      queueMail(
        context,
        builder,
        {
          kind: more === null ? 'license-renewed' : 'license-issued',
          to: email,
          language,
          path: licensePath(code),
          values: {
            number,
            business: businessName,
            year: String(year),
            day: dayText(toDay, language),
            ...more,
          },
        },
        id,
      ),
    ),
  }
}

/**
 * Sends licenses whose year was paid, and completes their requests. Returns how many. `secret` keys
 * the PINs of new licenses.
 */
export async function sendPaidLicenses(context: Context, secret: string): Promise<number> {
  const now = context.clock.now()
  const paid = await context.database.rows<Paid>(sql`
    select y.id, y.license_id as "licenseId", y.request_id as "requestId", r.status, y.code, l.number,
      l.business_name as "businessName", coalesce(l.email, u.email) as email, l.language, y.year,
      to_char(y.to_day, 'YYYY-MM-DD') as "toDay",
      not exists (select from ${licenseYears} other
        where other.license_id = l.id and other.year < y.year) as "isFirst"
    from ${licenseYears} y join ${requests} r on r.id = y.request_id
    join ${licenses} l on l.id = y.license_id
    left join ${users} u on u.id = r.user_id and u.deleted_at is null
    where y.announced_at is null and not y.is_issued and r.paid_at is not null
    order by y.created_at limit ${most}`)
  if (paid.length === 0) return 0
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = uuids(paid.map(({ id }) => id))
  const moved = paid.filter(({ status }) => afterPayment.has(status))
  await context.database.write((builder) => ({
    // Of two runs at once the second waits here, and then sends nothing: a PIN is set once.
    held: builder.execute(
      sql`select from ${licenseYears} where id in ${ids} order by id for update`,
    ),
    unsent: requireThat(
      builder,
      sql`not exists (select from ${licenseYears} where id in ${ids} and announced_at is not null)`,
      'conflict',
      'License.ChangedMeanwhile',
    ),
    marked: builder.execute(
      sql`update ${licenseYears} set announced_at = ${at} where id in ${ids}`,
    ),
    done: moved.map(({ requestId, status }) =>
      builder.execute(sql`
        update ${requests} set status = 'Complete', closed_at = ${at}, updated_at = ${at},
          version = version + 1
        where id = ${requestId} and status = ${status} and paid_at is not null`),
    ),
    noted: moved.map(({ code, language, number, requestId, status }) =>
      noteEvent(context, builder, {
        requestId,
        kind: 'status',
        by: 'system',
        isPublic: true,
        body: say({ ...context, language }, 'License.SentCode', { number, code: spacedCode(code) }),
        facts: { from: status, to: 'Complete' },
      }),
    ),
    ...sent(context, builder, secret, paid),
  }))
  return paid.length
}
