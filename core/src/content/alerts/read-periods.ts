import { eq, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { billingMaintenancePeriods, billingMaintenanceWindows } from './alerts.sql.ts'
import { clockTextAt } from './clock-time.ts'
import { daysOf } from './days.ts'
import type { Maintenance, MaintenancePeriod, MaintenanceWindow } from './maintenance.ts'

const periods = billingMaintenancePeriods
const windows = billingMaintenanceWindows

/** The newest. */
const maxWindows = 400

/** Windows with their periods, newest first. */
const selectWindows = (builder: Builder) =>
  builder
    .select({ window: windows, updatedAt: periods.updatedAt })
    .from(windows)
    .innerJoin(periods, eq(periods.id, windows.periodId))
    .orderBy(sql`${periods.createdAt} desc, ${periods.id} desc`)
    .limit(maxWindows)

type Row = Awaited<ReturnType<typeof selectWindows>>[number]

export type StoredPeriod = MaintenancePeriod & { readonly updatedAt: Date }

/** `20:30:00` as on the wire. */
function clockTextOf(time: string | null): string {
  if (time === null) return ''
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockTextAt(hours * 60 + minutes)
}

const windowOf = ({ window }: Row): MaintenanceWindow => ({
  enabled: window.isEnabled,
  englishText: window.text,
  spanishText: window.textEs,
  startDate: window.startsOn,
  endDate: window.endsOn,
  startTime: clockTextOf(window.startsAt),
  endTime: clockTextOf(window.endsAt),
  daysActive: daysOf(window.days),
})

function periodsOf(rows: readonly Row[]): readonly StoredPeriod[] {
  const warnings = rows.filter(({ window }) => window.kind === 'warning')
  return rows.flatMap((row) => {
    const { periodId, kind } = row.window
    const warning = warnings.find(({ window }) => window.periodId === periodId)
    if (kind === 'warning' || !warning) return []
    const parts = {
      maintenanceWarningAlert: windowOf(warning),
      maintenanceSettings: windowOf(row),
    }
    return [{ id: periodId, ...parts, updatedAt: row.updatedAt }]
  })
}

export interface StoredMaintenance extends Maintenance {
  readonly periods: readonly StoredPeriod[]
}

/** Newest first; one read. */
export async function readMaintenance({ database, city }: Context): Promise<StoredMaintenance> {
  return { timeZone: city.timeZone, periods: periodsOf(await database.read(selectWindows)) }
}
