import { eq, sql } from 'drizzle-orm'
import { indexDocuments } from '../../content/search/index.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { type ValidationError, requireValid } from '../../platform/kernel/validation.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import { say } from '../../platform/texts/index.ts'
import { formDefinitions } from '../forms/forms.sql.ts'
import { changedElsewhere } from '../home-page/index.ts'
import { isReportCategory } from '../report-categories/rules.ts'
import { crmObjects, type ServiceEdit, serviceErrors } from '../services/index.ts'
import { isAppCode, serviceEditOf, serviceVersion } from '../services/rules.ts'
import { searchableServices } from '../services/searchable.ts'
import { services } from '../services/services.sql.ts'
import { readStoredService } from './list-for-staff.ts'

/** The flags that the rules need. */
export interface CatalogueFlags {
  readonly hasPopularServices: boolean
}

/** Validation errors of choices: only listed values. */
const choiceErrors = (edit: ServiceEdit): readonly ValidationError[] => {
  const objects: readonly string[] = crmObjects
  const isForm = edit.type === 'LASERFICHE_FORM' && edit.salesforceObjectId !== ''
  return [
    ...(edit.paymentCode.trim() !== '' && !isAppCode(edit.paymentCode.trim())
      ? [{ field: 'paymentCode', kind: 'Invalid' } as const]
      : []),
    ...(isForm && !objects.includes(edit.salesforceObjectId)
      ? [{ field: 'salesforceObjectId', kind: 'Invalid' } as const]
      : []),
    ...(edit.reportCategory !== '' && !isReportCategory(edit.reportCategory)
      ? [{ field: 'reportCategory', kind: 'Invalid' } as const]
      : []),
  ]
}

/** Clears what belongs to other types of service. */
async function columnsOf(context: Context, edit: ServiceEdit) {
  const isForm = edit.type === 'LASERFICHE_FORM'
  const isContent = edit.type === 'CONTENT'
  const own = (language: Language) =>
    say({ language, ...(context.texts && { texts: context.texts }) }, 'Service.DefaultDescription')
  const description = edit.description.trim()
  const code = edit.paymentCode.trim()
  return {
    item: edit.item.trim(),
    itemEs: textOrNull(edit.itemEs),
    description: description || own('en'),
    descriptionEs: description
      ? textOrNull(edit.descriptionEs)
      : (textOrNull(edit.descriptionEs) ?? own('es')),
    sortOrder: edit.order ?? 0,
    isPublished: edit.published,
    isDeleted: edit.deleted,
    isGuestEnabled: edit.guestEnabled,
    isPaymentRequired: edit.paymentRequired,
    paymentCode: isAppCode(code) ? code : null,
    crmPaymentField: textOrNull(edit.salesforcePaymentField),
    calendlyLink: textOrNull(edit.calendlyLink),
    externalLink: edit.type === 'EXTERNAL_LINK' ? textOrNull(edit.externalLink) : null,
    content: isContent ? await safeRichText(edit.content) : null,
    contentEs: isContent && textOrNull(edit.contentEs) ? await safeRichText(edit.contentEs) : null,
    crmObject: isForm ? textOrNull(edit.salesforceObjectId) : null,
    formProcessId: isForm ? textOrNull(edit.laserficheProcessId) : null,
    reportCategory: isReportCategory(edit.reportCategory) ? edit.reportCategory : null,
    opensInAppBrowser: edit.toggleInAppBrowser,
    isPopular: edit.popularService,
    popularOrder: edit.popularServiceOrder,
    updatedAt: context.clock.now(),
  }
}

/** A service can start only an existing process. */
const requireProcess = (builder: Builder, { type, laserficheProcessId }: ServiceEdit) =>
  requireThat(
    builder,
    sql`${type}::text <> 'LASERFICHE_FORM' or exists (
      select from ${formDefinitions} where process_id = ${laserficheProcessId} and is_current)`,
    'not-found',
    'Form.NotFound',
  )

/** Published or not. */
export const requireService = (builder: Builder, id: string) =>
  requireThat(
    builder,
    sql`exists (select from ${services} where id = ${id})`,
    'not-found',
    'Service.NotFound',
  )

/** Returns its id. @throws invalid with each wrong field, not-found for a process, forbidden. */
export async function createService(
  context: Context,
  edit: ServiceEdit,
  flags: CatalogueFlags,
): Promise<string> {
  requireStaff(context, 'createService')
  requireValid([...serviceErrors(edit, flags), ...choiceErrors(edit)])
  const now = context.clock.now()
  const id = newId<'service'>(now)
  const columns = await columnsOf(context, edit)
  await context.database.write((builder) => [
    requireProcess(builder, edit),
    changedElsewhere(builder, context, sql`${edit.popularService}::boolean`),
    builder.insert(services).values({
      id,
      type: edit.type,
      action: edit.action,
      ...columns,
      createdAt: now,
    }),
    ...indexDocuments(builder, searchableServices, [id]),
    audit(context, builder, {
      operation: 'createService',
      entity: 'service',
      entityId: id,
      details: { item: edit.item, type: edit.type, published: edit.published },
    }),
  ])
  return id
}

/** Conditions that stop a `write` if the service is not as its editor saw it. */
async function seenConditions(context: Context, id: string, seen: string | undefined) {
  // A caller without a version takes any.
  if (seen === undefined) return () => []
  const before = await readStoredService(context, id)
  const stale = 'Activities.ChangedMeanwhile'
  if (seen !== serviceVersion(serviceEditOf(before))) throw new DomainError('stale', stale)
  const isUnchanged = sql`exists (select from ${services}
    where id = ${id} and updated_at = ${before.UpdatedAt}::timestamptz)`
  return (builder: Builder) => [requireThat(builder, isUnchanged, 'stale', stale)]
}

/**
 * Its type cannot change (spec, admin section 2.5). `seen` is the version that the clerk edited.
 * @throws invalid with each wrong field, conflict for another type, not-found, forbidden, stale if
 * the service has changed.
 */
export async function updateService(
  context: Context,
  id: string,
  { edit, seen }: { readonly edit: ServiceEdit; readonly seen?: string | undefined },
  flags: CatalogueFlags,
): Promise<void> {
  requireStaff(context, 'updateService')
  requireValid([...serviceErrors(edit, flags), ...choiceErrors(edit)])
  const asSeen = await seenConditions(context, id, seen)
  const columns = await columnsOf(context, edit)
  const own = sql`select from ${services} where id = ${id}`
  await context.database.write((builder) => [
    builder.execute(sql`${own} for update`),
    requireService(builder, id),
    ...asSeen(builder),
    requireThat(
      builder,
      sql`exists (${own} and type = ${edit.type})`,
      'conflict',
      'Activities.TypeStays',
    ),
    requireProcess(builder, edit),
    changedElsewhere(
      builder,
      context,
      sql`exists (${own} and (is_popular, popular_order, is_deleted) is distinct from
        (${columns.isPopular}::boolean, ${columns.popularOrder}::integer, ${columns.isDeleted}::boolean))`,
    ),
    builder
      .update(services)
      .set({ ...columns, action: edit.action })
      .where(eq(services.id, id)),
    ...indexDocuments(builder, searchableServices, [id]),
    audit(context, builder, {
      operation: 'updateService',
      entity: 'service',
      entityId: id,
      details: { item: edit.item, published: edit.published, deleted: edit.deleted },
    }),
  ])
}

/** Its requests keep it, and staff can restore it. @throws not-found, forbidden unless staff. */
export async function deleteService(context: Context, id: string): Promise<void> {
  requireStaff(context, 'deleteService')
  await context.database.write((builder) => [
    requireService(builder, id),
    changedElsewhere(
      builder,
      context,
      sql`exists (select from ${services} where id = ${id} and is_popular and not is_deleted)`,
    ),
    builder
      .update(services)
      .set({ isDeleted: true, updatedAt: context.clock.now() })
      .where(eq(services.id, id)),
    ...indexDocuments(builder, searchableServices, [id]),
    audit(context, builder, {
      operation: 'deleteService',
      entity: 'service',
      entityId: id,
      details: {},
    }),
  ])
}

/** Rich text as it would be stored. */
export async function previewContent(context: Context, content: string): Promise<string> {
  requireStaff(context, 'previewContent')
  return safeRichText(content)
}

export const notAnIcon = () => new DomainError('invalid', 'Activities.IconTooLarge')
