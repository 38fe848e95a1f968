import { sql } from 'drizzle-orm'
import { notify } from '../../casework/messages/index.ts'
import { users } from '../../people/users/users.sql.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { type MovedPermit, movePermit } from '../permits/index.ts'
import { permitInspections, permitKinds, permits } from '../permits/permits.sql.ts'
import { type StoredState, permitNumberText } from '../permits/rules.ts'
import { permitExpiryNotices } from './inspections.sql.ts'
import { notifyPeople, type Told } from './notify-people.ts'
import type { WindowOfDay } from './slots.ts'

/** Of one run; the next one takes the rest. */
const most = 100
/** Before a permit's last day. */
const noticeDays = 30

const todayOf = ({ clock, city }: Context): string => isoDay(clock.now(), city.timeZone)

/** Two runs at once: the second one's `write` is refused whole, so nobody is notified twice. */
async function once(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error
    return false
  }
}

interface Tomorrow extends Record<string, unknown>, Told, WindowOfDay {
  readonly id: string
}

/** The day before each booked inspection, once. Returns how many. */
export async function remindOfInspections(context: Context): Promise<number> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const due = await context.database.rows<Tomorrow>(sql`
    select i.id, i.code, i.day::text as day, i.window, p.request_id as "requestId", p.year, p.number,
      coalesce(plan.value ->> 'name', i.code) as "nameEn",
      coalesce(plan.value ->> 'nameEs', i.code) as "nameEs",
      u.email as "bookerEmail", coalesce(u.language, 'en') as "bookerLanguage"
    from ${permitInspections} i join ${permits} p on p.id = i.permit_id
    join ${permitKinds} k on k.code = p.kind
    left join lateral (select value from jsonb_array_elements(k.inspections)
      where value ->> 'code' = i.code limit 1) plan on true
    left join ${users} u on u.id = i.booked_by_id and u.deleted_at is null
      and not exists (select from requests r where r.id = p.request_id and r.user_id = u.id)
    where i.result = 'booked' and i.day = ${daysAfter(todayOf(context), 1)}::date
      and i.reminded_at is null
    order by i.id limit ${most}`)
  if (due.length === 0) return 0
  const ids = uuids(due.map(({ id }) => id))
  const isSent = await once(() =>
    context.database.write((builder) => [
      builder.execute(
        sql`select from ${permitInspections} where id in ${ids} order by id for update`,
      ),
      requireThat(
        builder,
        sql`not exists (select from ${permitInspections}
          where id in ${ids} and (reminded_at is not null or result <> 'booked'))`,
        'conflict',
        'Inspections.ChangedMeanwhile',
      ),
      builder.execute(sql`update ${permitInspections} set reminded_at = ${now} where id in ${ids}`),
      ...due.flatMap((one) =>
        notifyPeople(context, builder, { kind: 'inspection-tomorrow', told: one, when: one }),
      ),
    ]),
  )
  return isSent ? due.length : 0
}

interface Ending extends Record<string, unknown>, MovedPermit {
  readonly year: number
  readonly number: number
  readonly state: StoredState
  readonly expiresOn: string
}

const ending = (condition: ReturnType<typeof sql>) => sql`
  select p.id, p.request_id as "requestId", p.year, p.number, p.state,
    p.expires_on::text as "expiresOn"
  from ${permits} p
  where p.state in ('issued', 'inspections') and ${condition}
  order by p.expires_on, p.id limit ${most}`

/** Thirty days before a permit's last day, once for each last day. Returns how many. */
export async function warnOfExpiry(context: Context): Promise<number> {
  const now = context.clock.now()
  const today = todayOf(context)
  const due = await context.database.rows<Ending>(
    ending(sql`p.request_id is not null
      and p.expires_on between ${today}::date and ${daysAfter(today, noticeDays)}::date
      and not exists (select from ${permitExpiryNotices} n
        where n.permit_id = p.id and n.expires_on = p.expires_on)`),
  )
  const sent = await Promise.all(
    due.map(({ id, requestId, expiresOn, ...permit }) =>
      once(() =>
        context.database.write((builder) => [
          builder.execute(sql`select from ${permits} where id = ${id} for update`),
          requireThat(
            builder,
            sql`not exists (select from ${permitExpiryNotices}
              where permit_id = ${id} and expires_on = ${expiresOn}::date)`,
            'conflict',
            'Inspections.ChangedMeanwhile',
          ),
          builder.insert(permitExpiryNotices).values({ permitId: id, expiresOn, sentAt: now }),
          ...(requestId === null
            ? []
            : notify(context, builder, {
                kind: 'permit-ends',
                requestId,
                values: inBoth((language) => ({
                  permit: permitNumberText(permit),
                  day: dayText(expiresOn, language),
                })),
              })),
        ]),
      ),
    ),
  )
  return sent.filter(Boolean).length
}

const inBoth = <Values>(words: (language: Language) => Values) => ({
  en: words('en'),
  es: words('es'),
})

/** Ends permits whose last day is over. Returns how many. */
export async function expirePermits(context: Context): Promise<number> {
  const today = todayOf(context)
  const due = await context.database.rows<Ending>(ending(sql`p.expires_on < ${today}::date`))
  const ended = await Promise.all(
    due.map((permit) =>
      once(() =>
        context.database.write((builder) => [
          ...movePermit(context, builder, {
            permit,
            to: 'expired',
            by: 'system',
          }),
          // An inspection that passed meanwhile gave it a later last day.
          requireThat(
            builder,
            sql`exists (select from ${permits}
              where id = ${permit.id} and expires_on < ${today}::date)`,
            'conflict',
            'Inspections.ChangedMeanwhile',
          ),
          audit(context, builder, {
            operation: 'expirePermit',
            entity: 'permit',
            entityId: permit.id,
            details: { expiresOn: permit.expiresOn },
          }),
        ]),
      ),
    ),
  )
  return ended.filter(Boolean).length
}
