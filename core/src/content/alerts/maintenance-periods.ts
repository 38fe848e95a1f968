import { eq, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { billingMaintenancePeriods, billingMaintenanceWindows } from './alerts.sql.ts'
import { clockMinutes } from './clock-time.ts'
import { chosenDays } from './days.ts'
import { isInForce, type MaintenancePeriod, type MaintenanceWindow } from './maintenance.ts'
import { readMaintenance } from './read-periods.ts'
import { periodErrors } from './rules.ts'

export type PeriodEdit = Omit<MaintenancePeriod, 'id'>

/** With whether bills can be paid now. */
export type ListedPeriod = MaintenancePeriod & { readonly onlineBillPayEnabled: boolean }

/** Newest first (spec, admin section 2.10). @throws forbidden unless staff. */
export async function listMaintenancePeriods(context: Context): Promise<readonly ListedPeriod[]> {
  requireStaff(context, 'listMaintenancePeriods')
  const { periods, timeZone } = await readMaintenance(context)
  const now = context.clock.now()
  return periods.map(({ id, maintenanceWarningAlert, maintenanceSettings }) => ({
    id,
    maintenanceWarningAlert,
    maintenanceSettings,
    onlineBillPayEnabled: !isInForce(maintenanceSettings, now, timeZone),
  }))
}

/** A column's time; null for other text, which a warning that is off may have. */
function timeOf(text: string): string | null {
  const minutes = clockMinutes(text)
  return minutes === null ? null : `${Math.floor(minutes / 60)}:${minutes % 60}`
}

const columnsOf = (window: MaintenanceWindow) => ({
  isEnabled: window.enabled,
  text: window.englishText.trim(),
  textEs: window.spanishText.trim(),
  startsOn: window.startDate,
  endsOn: window.endDate,
  startsAt: timeOf(window.startTime),
  endsAt: timeOf(window.endTime),
  days: [...chosenDays(window.daysActive)],
})

const putWindow = (
  builder: Builder,
  periodId: string,
  kind: 'warning' | 'downtime',
  window: MaintenanceWindow,
) => {
  const columns = columnsOf(window)
  return builder
    .insert(billingMaintenanceWindows)
    .values({ periodId, kind, ...columns })
    .onConflictDoUpdate({
      target: [billingMaintenanceWindows.periodId, billingMaintenanceWindows.kind],
      set: columns,
    })
}

const putWindows = (builder: Builder, id: string, edit: PeriodEdit) =>
  [
    putWindow(builder, id, 'warning', edit.maintenanceWarningAlert),
    putWindow(builder, id, 'downtime', edit.maintenanceSettings),
  ] as const

const requirePeriod = (builder: Builder, id: string) =>
  requireThat(
    builder,
    sql`exists (select from ${billingMaintenancePeriods} where id = ${id})`,
    'not-found',
    'Maintenance.NotFound',
  )

const entry = (operation: string, entityId: string, details: Record<string, unknown>) => ({
  operation,
  entity: 'maintenance-period',
  entityId,
  details,
})

const detailsOf = ({ maintenanceWarningAlert, maintenanceSettings }: PeriodEdit) => ({
  warning: columnsOf(maintenanceWarningAlert),
  downtime: columnsOf(maintenanceSettings),
})

/** Returns its id. @throws invalid with each wrong field, forbidden unless staff. */
export async function createMaintenancePeriod(context: Context, edit: PeriodEdit): Promise<string> {
  const actor = requireStaff(context, 'createMaintenancePeriod')
  requireValid(periodErrors(edit))
  const now = context.clock.now()
  const id = newId(now)
  await context.database.write((builder) => [
    builder
      .insert(billingMaintenancePeriods)
      .values({ id, createdBy: actor.userId, createdAt: now, updatedAt: now }),
    ...putWindows(builder, id, edit),
    audit(context, builder, entry('createMaintenancePeriod', id, detailsOf(edit))),
  ])
  return id
}

/**
 * The last write wins. People who dismissed the warning see it again.
 * @throws invalid with each wrong field, not-found, forbidden unless staff.
 */
export async function updateMaintenancePeriod(
  context: Context,
  id: string,
  edit: PeriodEdit,
): Promise<void> {
  requireStaff(context, 'updateMaintenancePeriod')
  requireValid(periodErrors(edit))
  await context.database.write((builder) => [
    requirePeriod(builder, id),
    builder
      .update(billingMaintenancePeriods)
      .set({ updatedAt: context.clock.now() })
      .where(eq(billingMaintenancePeriods.id, id)),
    ...putWindows(builder, id, edit),
    audit(context, builder, entry('updateMaintenancePeriod', id, detailsOf(edit))),
  ])
}

/** @throws not-found, forbidden unless staff. */
export async function deleteMaintenancePeriod(context: Context, id: string): Promise<void> {
  requireStaff(context, 'deleteMaintenancePeriod')
  await context.database.write((builder) => [
    requirePeriod(builder, id),
    builder.delete(billingMaintenancePeriods).where(eq(billingMaintenancePeriods.id, id)),
    audit(context, builder, entry('deleteMaintenancePeriod', id, {})),
  ])
}
