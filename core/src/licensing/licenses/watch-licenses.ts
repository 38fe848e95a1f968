import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { dayText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { isValidYear, yearsOfLicense } from './find-license.ts'
import { licenseReminders, licenses } from './licenses.sql.ts'
import { notifyHolders, type Reminder, renewalPath } from './notify-holders.ts'
import { reminderDays } from './rules.ts'

/** Of one run; the next one takes the rest. */
const most = 200

interface Due extends Record<string, unknown>, Reminder {
  readonly email: string | null
  readonly language: Language
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
  where l.status = 'active' and coalesce(l.email, l.organization_id::text) is not null
    and last.to_day >= ${today}::date
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
    sent: due.map((one) => builder.execute(notifyHolders(context, one))),
    // Two runs at once queue the same keys, of which the outbox keeps one.
    mails: due.flatMap(({ id, number, businessName, email, language, year, toDay, days }) =>
      email === null
        ? []
        : [
            queueMail(
              context,
              builder,
              {
                kind: 'license-due',
                to: email,
                language,
                path: renewalPath,
                values: { number, business: businessName, day: dayText(toDay, language) },
              },
              `${id}/${year}/${days}`,
            ),
          ],
    ),
  }))
  return due.length
}
