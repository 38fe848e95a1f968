import { type SQL, sql } from 'drizzle-orm'
import { noteEvent } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dayText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { isValidYear, yearsOfLicense } from './find-license.ts'
import { licensePath } from './license-document.ts'
import { licenseReminders, licenses, licenseYears } from './licenses.sql.ts'
import { reminderDays } from './rules.ts'

/** Of one run; the next one takes the rest. */
const most = 200

interface Due extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly businessName: string
  readonly email: string
  readonly language: Language
  readonly year: number
  readonly toDay: string
  readonly days: number
}

/** The nearest of 60, 30 and 7 days that has come, for a license's last year. */
const dueRows = (today: string): SQL => sql`
  select l.id, l.number, l.business_name as "businessName", l.email, l.language, last.year,
    to_char(last.to_day, 'YYYY-MM-DD') as "toDay", step.days
  from ${licenses} l
  cross join lateral (select y.year, y.to_day from ${yearsOfLicense} and ${isValidYear}
    order by y.year desc limit 1) last
  cross join lateral (select min(days) as days from unnest(${sql.raw(`array[${reminderDays.join(',')}]`)}) days
    where last.to_day - days <= ${today}::date) step
  where l.status = 'active' and l.email is not null and last.to_day >= ${today}::date
    and step.days is not null
    and not exists (select from ${licenseReminders} sent
      where sent.license_id = l.id and sent.year = last.year and sent.days <= step.days)
  order by last.to_day, l.id limit ${most}`

/** Reminders before a license ends, each once. Returns how many. */
export async function remindOfRenewals(context: Context): Promise<number> {
  const { clock, city } = context
  const now = clock.now()
  const due = await context.database.rows<Due>(dueRows(isoDay(now, city.timeZone)))
  if (due.length === 0) return 0
  await context.database.write((builder) => ({
    sent: builder
      .insert(licenseReminders)
      .values(due.map(({ id, year, days }) => ({ licenseId: id, year, days, sentAt: now })))
      .onConflictDoNothing(),
    // Two runs at once queue the same keys, of which the outbox keeps one.
    mails: due.map(({ id, number, businessName, email, language, year, toDay, days }) =>
      queueMail(
        context,
        builder,
        {
          kind: 'license-due',
          to: email,
          language,
          path: '/businesslicense',
          values: { number, business: businessName, day: dayText(toDay, language) },
        },
        `${id}/${year}/${days}`,
      ),
    ),
  }))
  return due.length
}

interface Paid extends Record<string, unknown> {
  readonly id: string
  readonly requestId: string
  readonly status: string
  readonly code: string
  readonly number: string
  readonly businessName: string
  readonly email: string | null
  readonly language: Language
  readonly year: number
  readonly toDay: string
}

/** Sends licenses whose year was paid, and completes their requests. Returns how many. */
export async function sendPaidLicenses(context: Context): Promise<number> {
  const now = context.clock.now()
  const paid = await context.database.rows<Paid>(sql`
    select y.id, y.request_id as "requestId", r.status, y.code, l.number,
      l.business_name as "businessName", coalesce(l.email, u.email) as email, l.language, y.year,
      to_char(y.to_day, 'YYYY-MM-DD') as "toDay"
    from ${licenseYears} y join ${requests} r on r.id = y.request_id
    join ${licenses} l on l.id = y.license_id
    left join ${users} u on u.id = r.user_id and u.deleted_at is null
    where y.announced_at is null and not y.is_issued and r.paid_at is not null
    order by y.created_at limit ${most}`)
  if (paid.length === 0) return 0
  const at = sql`${now.toISOString()}::timestamptz`
  await context.database.write((builder) => ({
    done: paid.flatMap(({ id, requestId }) => [
      builder.execute(sql`update ${licenseYears} set announced_at = ${at} where id = ${id}`),
      builder.execute(sql`
        update ${requests} set status = 'Complete', closed_at = ${at}, updated_at = ${at},
          version = version + 1
        where id = ${requestId} and status = 'Submitted' and paid_at is not null`),
    ]),
    noted: paid
      .filter(({ status }) => status === 'Submitted')
      .map(({ requestId }) =>
        noteEvent(context, builder, {
          requestId,
          kind: 'status',
          by: 'system',
          isPublic: true,
          facts: { from: 'Submitted', to: 'Complete' },
        }),
      ),
    mails: paid.flatMap(({ id, code, number, businessName, email, language, year, toDay }) =>
      email === null
        ? []
        : [
            queueMail(
              context,
              builder,
              {
                kind: 'license-renewed',
                to: email,
                language,
                path: licensePath(code),
                values: {
                  number,
                  business: businessName,
                  year: String(year),
                  day: dayText(toDay, language),
                },
              },
              id,
            ),
          ],
    ),
  }))
  return paid.length
}
