import { sql } from 'drizzle-orm'
import type { Condition } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import { billingMaintenanceWindows } from './alerts.sql.ts'
import {
  isBillPayOpen,
  isInForce,
  type Maintenance,
  type MaintenanceWindow,
  periodsInForce,
  reopensAt,
} from './maintenance.ts'
import { readMaintenance } from './read-periods.ts'

const closed = 'Billing.MaintenanceClosed'

/** Whether bills can be paid online now or soon, and what is shown if not. */
export interface MaintenanceInfo {
  /** The current warning, if any. */
  readonly maintenanceWarningAlert: MaintenanceWindow | null
  /** The current downtime, or the one that is warned of. */
  readonly maintenanceSettings: MaintenanceWindow | null
  readonly onlineBillPayEnabled: boolean
  /** When bills can be paid again; null if they can be now, or if unknown. */
  readonly reopensAt: string | null
}

/** The current state. */
export function maintenanceInfo(maintenance: Maintenance, now: Date): MaintenanceInfo {
  const { periods, timeZone } = maintenance
  const [downtime] = periodsInForce(maintenance, now)
  const warned = periods.find(({ maintenanceWarningAlert: warning }) =>
    isInForce(warning, now, timeZone),
  )
  return {
    maintenanceWarningAlert: warned?.maintenanceWarningAlert ?? null,
    maintenanceSettings: (downtime ?? warned)?.maintenanceSettings ?? null,
    onlineBillPayEnabled: !downtime,
    reopensAt: reopensAt(maintenance, now)?.toISOString() ?? null,
  }
}

/** One read (spec, admin section 7). */
export async function getMaintenanceInfo(context: Context): Promise<MaintenanceInfo> {
  return maintenanceInfo(await readMaintenance(context), context.clock.now())
}

/** With the time for a retry. */
function closure(context: Context, maintenance: Maintenance): DomainError {
  const now = context.clock.now()
  const until = reopensAt(maintenance, now)
  if (!until) return new DomainError('unavailable', closed)
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  const error = new DomainError('unavailable', closed, [], seconds)
  const time = dateText(until, context.language, 'dayTime', context.city.timeZone)
  error.detail = say(context, 'Billing.MaintenanceClosedUntil', { time })
  return error
}

/**
 * Not enough before a write that takes a payment: see `billPayOpen`.
 * @throws unavailable `Billing.MaintenanceClosed`, whose detail says when it opens again.
 */
export async function expectBillPayOpen(context: Context): Promise<void> {
  const maintenance = await readMaintenance(context)
  if (!isBillPayOpen(maintenance, context.clock.now())) throw closure(context, maintenance)
}

// The zone's own clock changes, as in maintenance.ts: for a local time that occurs twice, or never,
// Postgres picks the later instant; the earlier one is an hour before.
const downtimeInForce = (now: string, timeZone: string) => sql`
  select from ${billingMaintenanceWindows} w
  cross join lateral (
    select (${now}::timestamptz at time zone ${timeZone})::date + days as day
    from generate_series(-1, 1) days) d
  cross join lateral (
    select d.day + w.starts_at as starts, d.day + w.ends_at
      + case when w.ends_at <= w.starts_at then interval '1 day' else interval '0' end as ends) wall
  cross join lateral (
    select wall.starts at time zone ${timeZone} as starts,
      wall.starts at time zone ${timeZone} - interval '1 hour' as hour_before) late
  where w.kind = 'downtime' and w.is_enabled
    and d.day between coalesce(w.starts_on, '-infinity') and coalesce(w.ends_on, 'infinity')
    and w.days && array['everyDay', to_char(d.day, 'fmday')]
    and ${now}::timestamptz < wall.ends at time zone ${timeZone}
    and ${now}::timestamptz >= case
      when late.hour_before at time zone ${timeZone} = wall.starts
        or late.starts at time zone ${timeZone} <> wall.starts
      then late.hour_before else late.starts end`

/**
 * For a payment's own `write`: no extra round trip, and no period can start in between.
 * `explainClosure` makes its error clearer.
 */
export const billPayOpen = ({ clock, city }: Context): Condition => ({
  holds: sql`not exists (${downtimeInForce(clock.now().toISOString(), city.timeZone)})`,
  kind: 'unavailable',
  code: closed,
})

/** Says when bills can be paid again; other errors unchanged. One read, only after a refusal. */
export async function explainClosure(context: Context, error: unknown): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== closed) return error
  return closure(context, await readMaintenance(context))
}
