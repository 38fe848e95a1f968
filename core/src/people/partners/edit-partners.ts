import { eq, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { partners } from './partners.sql.ts'
import { type PartnerEdit, partnerErrors, partnerLimits } from './rules.ts'

export type SeenPartner = SeenRow

function columnsOf(context: Context, edit: PartnerEdit) {
  requireValid(partnerErrors(edit))
  return {
    name: edit.name.trim(),
    contact: edit.contact.trim(),
    updatedAt: context.clock.now(),
  }
}

/** Names are what staff and residents know a partner by, so each stands once. */
const requireFreeName = (builder: Builder, name: string, id: string) =>
  [
    // A small table: of two writers the second waits and is refused in words.
    builder.execute(sql`lock table ${partners} in share row exclusive mode`),
    requireThat(
      builder,
      sql`not exists (select from ${partners} where name = ${name} and id <> ${id})`,
      'conflict',
      'Partners.NameTaken',
    ),
  ] as const

const codes = { missing: 'Partners.NotFound', stale: 'Partners.ChangedMeanwhile' } as const

/** Returns its id. @throws invalid with each wrong field, conflict for a taken name or too many. */
export async function createPartner(
  context: Context,
  edit: PartnerEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'createPartner')
  const columns = columnsOf(context, edit)
  const id = newId<'partner'>(columns.updatedAt)
  await context.database.write((builder) => [
    ...requireFreeName(builder, columns.name, id),
    requireThat(
      builder,
      sql`(select count(*) from ${partners}) < ${partnerLimits.partners}`,
      'conflict',
      'Partners.TooMany',
    ),
    builder.insert(partners).values({ id, ...columns, createdAt: columns.updatedAt }),
    audit(context, builder, {
      operation: 'createPartner',
      entity: 'partner',
      entityId: id,
      details: { name: columns.name },
    }),
  ])
  return { id }
}

/** @throws not-found, stale, invalid with each wrong field, conflict for a taken name. */
export async function updatePartner(
  context: Context,
  { id, version, ...edit }: SeenPartner & PartnerEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'updatePartner')
  const columns = columnsOf(context, edit)
  await context.database.write((builder) => [
    ...requireSeenRow(builder, partners, { id, version }, codes),
    ...requireFreeName(builder, columns.name, id),
    builder
      .update(partners)
      .set({ ...columns, version: version + 1 })
      .where(eq(partners.id, id)),
    audit(context, builder, {
      operation: 'updatePartner',
      entity: 'partner',
      entityId: id,
      details: { name: columns.name },
    }),
  ])
  return { version: version + 1 }
}
