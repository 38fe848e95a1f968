import { eq, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import { richTextOf } from '../../platform/rich-text/rules.ts'
import { systemAlerts } from './alerts.sql.ts'
import { inQueueOrder, type SystemAlert } from './queue.ts'
import { alertErrors, type AlertEdit } from './rules.ts'

const maxListed = 500

/** Active or not, in queue order (spec, admin section 2.7). @throws forbidden unless staff. */
export async function listSystemAlerts(context: Context): Promise<readonly SystemAlert[]> {
  requireStaff(context, 'listSystemAlerts')
  const rows = await context.database.read((builder) =>
    builder
      .select()
      .from(systemAlerts)
      .orderBy(sql`${systemAlerts.isActive} desc, ${systemAlerts.createdAt} desc`)
      .limit(maxListed),
  )
  return inQueueOrder(
    rows.map((row) => ({
      Id: row.id,
      CreatedBy: row.createdBy,
      TitleAlertEnglish: row.title,
      TitleAlertSpanish: row.titleEs,
      TextEnglish: row.text,
      TextSpanish: row.textEs,
      Active: row.isActive,
      CreatedAt: row.createdAt.toISOString(),
      MaintenanceWarning: false,
      Read: false,
    })),
  )
}

/** Sanitizes the texts; refuses them if nothing is left. */
async function columnsOf(context: Context, edit: AlertEdit) {
  const safe = {
    titleEnglish: edit.titleEnglish.trim(),
    titleSpanish: edit.titleSpanish.trim(),
    textEnglish: await safeRichText(richTextOf(edit.textEnglish)),
    textSpanish: await safeRichText(richTextOf(edit.textSpanish)),
  }
  requireValid(alertErrors(safe))
  return {
    title: safe.titleEnglish,
    titleEs: safe.titleSpanish,
    text: safe.textEnglish,
    textEs: safe.textSpanish,
    isActive: edit.active,
    updatedAt: context.clock.now(),
  }
}

const requireAlert = (builder: Builder, id: string) =>
  requireThat(
    builder,
    sql`exists (select from ${systemAlerts} where id = ${id})`,
    'not-found',
    'Alerts.NotFound',
  )

const entry = (operation: string, entityId: string, details: Record<string, unknown>) => ({
  operation,
  entity: 'system-alert',
  entityId,
  details,
})

const detailsOf = ({ titleEnglish, active }: AlertEdit) => ({ title: titleEnglish.trim(), active })

/** Returns its id. @throws invalid with each wrong field, forbidden unless staff. */
export async function createSystemAlert(context: Context, edit: AlertEdit): Promise<string> {
  const actor = requireStaff(context, 'createSystemAlert')
  const columns = await columnsOf(context, edit)
  const now = context.clock.now()
  const id = newId(now)
  await context.database.write((builder) => [
    builder.insert(systemAlerts).values({
      id,
      createdBy: actor.userId,
      ...columns,
      createdAt: now,
      announcedAt: now,
    }),
    audit(context, builder, entry('createSystemAlert', id, detailsOf(edit))),
  ])
  // Partners receive it at once.
  context.onQueued?.()
  return id
}

/**
 * The last write wins. People who dismissed it see it again only if it is activated again.
 * @throws invalid with each wrong field, not-found, forbidden unless staff.
 */
export async function updateSystemAlert(
  context: Context,
  id: string,
  edit: AlertEdit,
): Promise<void> {
  requireStaff(context, 'updateSystemAlert')
  const columns = await columnsOf(context, edit)
  const now = context.clock.now().toISOString()
  const announcedAt = sql`case when not is_active and ${edit.active}
    then ${now}::timestamptz else announced_at end`
  await context.database.write((builder) => [
    requireAlert(builder, id),
    builder
      .update(systemAlerts)
      .set({ ...columns, announcedAt })
      .where(eq(systemAlerts.id, id)),
    audit(context, builder, entry('updateSystemAlert', id, detailsOf(edit))),
  ])
  context.onQueued?.()
}

/** Also deletes who has read it. @throws not-found, forbidden unless staff. */
export async function deleteSystemAlert(context: Context, id: string): Promise<void> {
  requireStaff(context, 'deleteSystemAlert')
  await context.database.write((builder) => [
    requireAlert(builder, id),
    builder.delete(systemAlerts).where(eq(systemAlerts.id, id)),
    audit(context, builder, entry('deleteSystemAlert', id, {})),
  ])
}
