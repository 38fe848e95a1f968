import { eq, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import { replyTemplates } from './reply-templates.sql.ts'
import {
  inBraces,
  templateBlanks,
  type TemplateEdit,
  templateErrors,
  templateLimits,
  unknownBlanks,
} from './rules.ts'

export type SeenTemplate = SeenRow

/** By name. @throws forbidden unless staff. */
export async function listReplyTemplates(context: Context): Promise<JsonText> {
  requireStaff(context, 'listReplyTemplates')
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'bodyEnglish', body_english,
      'bodySpanish', body_spanish, 'version', version, 'updatedAt', ${isoInstant(sql`updated_at`)})
      order by lower(name), id), '[]')::text as body
    from (select * from ${replyTemplates} order by lower(name), id limit ${templateLimits.templates}) listed`)
}

function columnsOf(context: Context, edit: TemplateEdit) {
  requireValid(templateErrors(edit))
  const unknown = unknownBlanks(edit)
  if (unknown.length > 0) {
    const error = new DomainError('invalid', 'Templates.UnknownBlank')
    error.detail = say(context, 'Templates.UnknownBlankIn', {
      unknown: inBraces(unknown),
      known: inBraces(templateBlanks),
    })
    throw error
  }
  const { name, bodyEnglish, bodySpanish } = edit
  return {
    name: name.trim(),
    bodyEnglish: bodyEnglish.trim(),
    bodySpanish: bodySpanish.trim(),
    updatedAt: context.clock.now(),
  }
}

/** Names are what staff choose by, so each stands once. */
const requireFreeName = (builder: Builder, name: string, id: string) =>
  [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${replyTemplates} in share row exclusive mode`),
    requireThat(
      builder,
      sql`not exists (select from ${replyTemplates} where name = ${name} and id <> ${id})`,
      'conflict',
      'Templates.NameTaken',
    ),
  ] as const

const codes = { missing: 'Templates.NotFound', stale: 'Templates.ChangedMeanwhile' } as const

const requireSeen = (builder: Builder, seen: SeenTemplate) =>
  requireSeenRow(builder, replyTemplates, seen, codes)

/** Returns its id. @throws invalid with each wrong field, conflict for a taken name or too many. */
export async function createReplyTemplate(
  context: Context,
  edit: TemplateEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'createReplyTemplate')
  const columns = columnsOf(context, edit)
  const id = newId<'template'>(columns.updatedAt)
  await context.database.write((builder) => [
    ...requireFreeName(builder, columns.name, id),
    requireThat(
      builder,
      sql`(select count(*) from ${replyTemplates}) < ${templateLimits.templates}`,
      'conflict',
      'Templates.TooMany',
    ),
    builder.insert(replyTemplates).values({ id, ...columns, createdAt: columns.updatedAt }),
    audit(context, builder, {
      operation: 'createReplyTemplate',
      entity: 'reply-template',
      entityId: id,
      details: { name: columns.name },
    }),
  ])
  return { id }
}

/** @throws not-found, stale, invalid with each wrong field, conflict for a taken name. */
export async function updateReplyTemplate(
  context: Context,
  { id, version, ...edit }: SeenTemplate & TemplateEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'updateReplyTemplate')
  const columns = columnsOf(context, edit)
  await context.database.write((builder) => [
    ...requireSeen(builder, { id, version }),
    ...requireFreeName(builder, columns.name, id),
    builder
      .update(replyTemplates)
      .set({ ...columns, version: version + 1 })
      .where(eq(replyTemplates.id, id)),
    audit(context, builder, {
      operation: 'updateReplyTemplate',
      entity: 'reply-template',
      entityId: id,
      details: { name: columns.name },
    }),
  ])
  return { version: version + 1 }
}

/** @throws not-found, stale. */
export async function deleteReplyTemplate(context: Context, seen: SeenTemplate): Promise<void> {
  requireStaff(context, 'deleteReplyTemplate')
  await context.database.write((builder) => [
    ...requireSeen(builder, seen),
    audit(context, builder, {
      operation: 'deleteReplyTemplate',
      entity: 'reply-template',
      entityId: seen.id,
      details: {},
    }),
    builder.delete(replyTemplates).where(eq(replyTemplates.id, seen.id)),
  ])
}
