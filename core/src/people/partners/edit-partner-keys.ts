import { eq, type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isDay } from '../../platform/kernel/days.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { makePartnerKey } from './partner-key.ts'
import { partnerKeys, partners } from './partners.sql.ts'
import {
  type NewPartnerKey,
  type PartnerKeyEdit,
  partnerKeyErrors,
  partnerLimits,
} from './rules.ts'

export type SeenPartnerKey = SeenRow

/** The key itself is only here: the database has its hash. */
export interface IssuedPartnerKey {
  readonly id: string
  readonly key: string
}

function columnsOf(context: Context, edit: PartnerKeyEdit) {
  requireValid(partnerKeyErrors(edit))
  return {
    name: edit.name.trim(),
    scopes: [...new Set(edit.scopes)],
    limitPerMinute: edit.limitPerMinute,
    updatedAt: context.clock.now(),
  }
}

const codes = { missing: 'Partners.KeyNotFound', stale: 'Partners.KeyChangedMeanwhile' } as const

/** Locks the key, which must still work: what has ended stays as it was. */
const requireWorking = (builder: Builder, seen: SeenPartnerKey, now: Date) =>
  [
    ...requireSeenRow(builder, partnerKeys, seen, codes),
    requireThat(
      builder,
      sql`exists (select from ${partnerKeys} where id = ${seen.id} and revoked_at is null
        and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz))`,
      'conflict',
      'Partners.KeyEnded',
    ),
  ] as const

/** Locks the partner, so that two issues at once cannot pass the limit together. */
const requireRoom = (builder: Builder, partner: string | SQL) =>
  [
    builder.execute(sql`select from ${partners} where id = ${partner} for update`),
    requireThat(
      builder,
      sql`(select count(*) from ${partnerKeys} where partner_id = ${partner} and revoked_at is null)
        < ${partnerLimits.keysOfPartner}`,
      'conflict',
      'Partners.TooManyKeys',
    ),
  ] as const

/** @throws not-found, invalid with each wrong field, conflict for too many. */
export async function issuePartnerKey(
  context: Context,
  { partnerId, expiresOn, ...edit }: NewPartnerKey & { readonly partnerId: string },
): Promise<IssuedPartnerKey> {
  requireStaff(context, 'issuePartnerKey')
  const columns = columnsOf(context, edit)
  const now = columns.updatedAt
  const { timeZone } = context.city
  if (expiresOn !== null && !isDay(expiresOn))
    requireValid([{ field: 'expiresOn', kind: 'Invalid' }])
  // It works to the end of its last day.
  const expiresAt =
    expiresOn === null
      ? null
      : sql`((${expiresOn}::date + 1)::timestamp at time zone ${timeZone})::timestamptz`
  const id = newId<'partner-key'>(now)
  const { key, hash, prefix } = makePartnerKey()
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${partners} where id = ${partnerId})`,
      'not-found',
      'Partners.NotFound',
    ),
    ...requireRoom(builder, partnerId),
    requireThat(
      builder,
      sql`${expiresAt}::timestamptz is null or ${expiresAt}::timestamptz > ${now.toISOString()}::timestamptz`,
      'invalid',
      'Partners.ExpiryPast',
    ),
    builder
      .insert(partnerKeys)
      .values({ id, partnerId, ...columns, hash, prefix, expiresAt, createdAt: now }),
    audit(context, builder, {
      operation: 'issuePartnerKey',
      entity: 'partner-key',
      entityId: id,
      details: { name: columns.name, prefix },
    }),
  ])
  return { id, key }
}

/** @throws not-found, stale, invalid with each wrong field, conflict for one that has ended. */
export async function updatePartnerKey(
  context: Context,
  { id, version, ...edit }: SeenPartnerKey & PartnerKeyEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'updatePartnerKey')
  const columns = columnsOf(context, edit)
  await context.database.write((builder) => [
    ...requireWorking(builder, { id, version }, columns.updatedAt),
    builder
      .update(partnerKeys)
      .set({ ...columns, version: version + 1 })
      .where(eq(partnerKeys.id, id)),
    audit(context, builder, {
      operation: 'updatePartnerKey',
      entity: 'partner-key',
      entityId: id,
      details: { name: columns.name },
    }),
  ])
  return { version: version + 1 }
}

/**
 * A new key with the same name, rights and limit; the old one works for `keepHours` more, so that
 * the partner can change over without a gap.
 * @throws not-found, stale, invalid for too many hours, conflict for one that has ended.
 */
export async function rotatePartnerKey(
  context: Context,
  { id, version, keepHours }: SeenPartnerKey & { readonly keepHours: number },
): Promise<IssuedPartnerKey> {
  requireStaff(context, 'rotatePartnerKey')
  const isAllowed =
    Number.isInteger(keepHours) && keepHours >= 0 && keepHours <= partnerLimits.rotationHours
  if (!isAllowed) requireValid([{ field: 'keepHours', kind: 'Invalid' }])
  const now = context.clock.now()
  const ends = new Date(now.getTime() + keepHours * 3_600_000).toISOString()
  const next = newId<'partner-key'>(now)
  const { key, hash, prefix } = makePartnerKey()
  const at = now.toISOString()
  await context.database.write((builder) => [
    ...requireWorking(builder, { id, version }, now),
    ...requireRoom(builder, sql`(select partner_id from ${partnerKeys} where id = ${id})`),
    builder.execute(sql`
      insert into ${partnerKeys} (id, partner_id, name, scopes, limit_per_minute, prefix, hash,
        expires_at, created_at, updated_at)
      select ${next}::uuid, partner_id, name, scopes, limit_per_minute, ${prefix}::text, ${hash}::text,
        expires_at, ${at}::timestamptz, ${at}::timestamptz
      from ${partnerKeys} where id = ${id}`),
    builder
      .update(partnerKeys)
      .set({
        expiresAt: sql`least(expires_at, ${ends}::timestamptz)`,
        updatedAt: now,
        version: version + 1,
      })
      .where(eq(partnerKeys.id, id)),
    audit(context, builder, {
      operation: 'rotatePartnerKey',
      entity: 'partner-key',
      entityId: id,
      details: { keepHours, prefix },
    }),
  ])
  return { id: next, key }
}

/** It is refused from now on, also by requests that have begun. @throws not-found, stale. */
export async function revokePartnerKey(context: Context, seen: SeenPartnerKey): Promise<void> {
  requireStaff(context, 'revokePartnerKey')
  const now = context.clock.now()
  await context.database.write((builder) => [
    ...requireSeenRow(builder, partnerKeys, seen, codes),
    builder
      .update(partnerKeys)
      .set({
        revokedAt: sql`coalesce(revoked_at, ${now.toISOString()}::timestamptz)`,
        updatedAt: now,
        version: seen.version + 1,
      })
      .where(eq(partnerKeys.id, seen.id)),
    audit(context, builder, {
      operation: 'revokePartnerKey',
      entity: 'partner-key',
      entityId: seen.id,
      details: {},
    }),
  ])
}
