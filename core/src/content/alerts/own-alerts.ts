import { and, desc, eq, sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { escaped } from '../../platform/kernel/escaped.ts'
import { say } from '../../platform/texts/index.ts'
import {
  billingMaintenancePeriods,
  maintenanceWarningReads,
  systemAlertReads,
  systemAlerts,
} from './alerts.sql.ts'
import { isInForce } from './maintenance.ts'
import { inQueueOrder, type SystemAlert } from './queue.ts'
import { type StoredPeriod, readMaintenance } from './read-periods.ts'

/** More than anyone reads. */
const maxShown = 50

function readAlerts({ database }: Context, userId: string) {
  const reads = systemAlertReads
  const isRead = sql<boolean>`coalesce(${reads.readAt} >= ${systemAlerts.announcedAt}, false)`
  return database.read((builder) =>
    builder
      .select({ alert: systemAlerts, isRead })
      .from(systemAlerts)
      .leftJoin(reads, and(eq(reads.alertId, systemAlerts.id), eq(reads.userId, userId)))
      .where(eq(systemAlerts.isActive, true))
      .orderBy(isRead, desc(systemAlerts.createdAt))
      .limit(maxShown),
  )
}

const readWarnings = ({ database }: Context, userId: string) =>
  database.read((builder) =>
    builder
      .select({ id: maintenanceWarningReads.periodId, readAt: maintenanceWarningReads.readAt })
      .from(maintenanceWarningReads)
      .where(eq(maintenanceWarningReads.userId, userId)),
  )

/** Plain text as a paragraph (spec, admin section 4). */
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`

/** A period's warning as an alert; its title is always the same text. */
function warningOf(context: Context, period: StoredPeriod, isRead: boolean): SystemAlert {
  const { maintenanceWarningAlert: warning, id, updatedAt } = period
  const title = (language: 'en' | 'es') =>
    say({ language, texts: context.texts }, 'Alerts.MaintenanceWarning')
  return {
    Id: id,
    CreatedBy: null,
    TitleAlertEnglish: title('en'),
    TitleAlertSpanish: title('es'),
    TextEnglish: paragraph(warning.englishText),
    TextSpanish: paragraph(warning.spanishText),
    Active: true,
    CreatedAt: updatedAt.toISOString(),
    MaintenanceWarning: true,
    Read: isRead,
  }
}

/** For the caller, in queue order, without authors. One round trip. */
export async function listOwnAlerts(context: Context): Promise<readonly SystemAlert[]> {
  const { userId } = requireUser(context)
  const [alerts, { periods, timeZone }, reads] = await Promise.all([
    readAlerts(context, userId),
    readMaintenance(context),
    readWarnings(context, userId),
  ])
  const now = context.clock.now()
  const warnings = periods
    .filter(({ maintenanceWarningAlert }) => isInForce(maintenanceWarningAlert, now, timeZone))
    .map((period) => {
      const read = reads.find(({ id }) => id === period.id)
      return warningOf(context, period, read !== undefined && read.readAt >= period.updatedAt)
    })
  return inQueueOrder([
    ...warnings,
    ...alerts.map(({ alert, isRead }) => ({
      Id: alert.id,
      CreatedBy: null,
      TitleAlertEnglish: alert.title,
      TitleAlertSpanish: alert.titleEs,
      TextEnglish: alert.text,
      TextSpanish: alert.textEs,
      Active: alert.isActive,
      CreatedAt: alert.createdAt.toISOString(),
      MaintenanceWarning: false,
      Read: isRead,
    })),
  ])
}

/** Dismisses an alert or a maintenance warning; idempotent. @throws not-found. */
export async function readOwnAlert(context: Context, id: string): Promise<void> {
  const { userId } = requireUser(context)
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const { alert, warning } = await context.database.write((builder) => ({
    alert: builder.execute<{ id: string }>(sql`
      insert into ${systemAlertReads} (user_id, alert_id, read_at)
      select ${userId}, id, ${now} from ${systemAlerts} where id = ${id} for key share
      on conflict (user_id, alert_id) do update set read_at = excluded.read_at
      returning alert_id as id`),
    warning: builder.execute<{ id: string }>(sql`
      insert into ${maintenanceWarningReads} (user_id, period_id, read_at)
      select ${userId}, id, ${now} from ${billingMaintenancePeriods} where id = ${id} for key share
      on conflict (user_id, period_id) do update set read_at = excluded.read_at
      returning period_id as id`),
  }))
  if (alert.rows.length + warning.rows.length === 0) {
    throw new DomainError('not-found', 'Alerts.NotFound')
  }
}
