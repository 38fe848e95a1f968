import { eq, type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { partners } from '../partners/partners.sql.ts'
import type { SecretBox } from '../second-factor/index.ts'
import {
  type EndpointEdit,
  endpointErrors,
  eventKinds,
  isReceiverAddress,
  webhookLimits,
} from './rules.ts'
import { makeWebhookSecret, secretOf } from './sign.ts'
import { webhookEndpoints } from './webhooks.sql.ts'

export type SeenEndpoint = SeenRow

/** What the worker brings along. */
export interface EndpointPorts {
  readonly box: SecretBox
  /** Receivers may be on this machine. */
  readonly isLocal: boolean
}

/** The secret is only here: the database has it encrypted, and no one can read it again. */
export interface NewSecret {
  readonly id: string
  readonly secret: string
}

export const endpointCodes = {
  missing: 'Webhooks.NotFound',
  stale: 'Webhooks.ChangedMeanwhile',
} as const

function columnsOf(context: Context, isLocal: boolean, edit: EndpointEdit) {
  requireValid(endpointErrors(edit))
  const address = edit.address.trim()
  if (!isReceiverAddress(address, isLocal))
    throw new DomainError('invalid', 'Webhooks.AddressNotAllowed')
  return {
    address: new URL(address).href,
    kinds: eventKinds.filter((kind) => edit.kinds.includes(kind)),
    updatedAt: context.clock.now(),
  }
}

/** Locks the partner, so that two who add at once cannot pass the limit or double an address. */
const requireFreeAddress = (builder: Builder, partner: string | SQL, address: string, id: string) =>
  [
    builder.execute(sql`select from ${partners} where id = ${partner} for update`),
    requireThat(
      builder,
      sql`not exists (select from ${webhookEndpoints}
        where partner_id = ${partner} and address = ${address} and id <> ${id})`,
      'conflict',
      'Webhooks.AddressTaken',
    ),
  ] as const

/** @throws not-found, invalid with each wrong field, conflict for a second one or too many. */
export async function createPartnerEndpoint(
  context: Context,
  { box, isLocal }: EndpointPorts,
  { partnerId, ...edit }: EndpointEdit & { readonly partnerId: string },
): Promise<NewSecret> {
  requireStaff(context, 'createPartnerEndpoint')
  const columns = columnsOf(context, isLocal, edit)
  const now = columns.updatedAt
  const id = newId<'webhook-endpoint'>(now)
  const secret = makeWebhookSecret()
  const sealed = await box.seal(secret, secretOf(id))
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${partners} where id = ${partnerId})`,
      'not-found',
      'Partners.NotFound',
    ),
    ...requireFreeAddress(builder, partnerId, columns.address, id),
    requireThat(
      builder,
      sql`(select count(*) from ${webhookEndpoints} where partner_id = ${partnerId})
        < ${webhookLimits.endpointsOfPartner}`,
      'conflict',
      'Webhooks.TooMany',
    ),
    builder
      .insert(webhookEndpoints)
      .values({ id, partnerId, ...columns, secret: sealed, createdAt: now }),
    audit(context, builder, {
      operation: 'createPartnerEndpoint',
      entity: 'partner-endpoint',
      entityId: id,
      details: { address: columns.address },
    }),
  ])
  return { id, secret }
}

/** @throws not-found, stale, invalid with each wrong field, conflict for a second one. */
export async function updatePartnerEndpoint(
  context: Context,
  { isLocal }: Pick<EndpointPorts, 'isLocal'>,
  { id, version, ...edit }: SeenEndpoint & EndpointEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'updatePartnerEndpoint')
  const columns = columnsOf(context, isLocal, edit)
  const partner = sql`(select partner_id from ${webhookEndpoints} where id = ${id})`
  await context.database.write((builder) => [
    ...requireSeenRow(builder, webhookEndpoints, { id, version }, endpointCodes),
    ...requireFreeAddress(builder, partner, columns.address, id),
    builder
      .update(webhookEndpoints)
      .set({ ...columns, ...working, version: version + 1 })
      .where(eq(webhookEndpoints.id, id)),
    audit(context, builder, {
      operation: 'updatePartnerEndpoint',
      entity: 'partner-endpoint',
      entityId: id,
      details: { address: columns.address },
    }),
  ])
  context.onQueued?.()
  return { version: version + 1 }
}

/** A new address, or a person's decision, gives it a new chance at once. */
const working = { failures: 0, failingSince: null, pausedUntil: null, laneUntil: null } as const

/**
 * Off: it gets no new events, and what waits for it stays. On: what waits is sent.
 * @throws not-found, stale.
 */
export async function switchPartnerEndpoint(
  context: Context,
  { id, version, isOn }: SeenEndpoint & { readonly isOn: boolean },
): Promise<{ readonly version: number }> {
  requireStaff(context, 'switchPartnerEndpoint')
  const now = context.clock.now()
  await context.database.write((builder) => [
    ...requireSeenRow(builder, webhookEndpoints, { id, version }, endpointCodes),
    builder
      .update(webhookEndpoints)
      .set({
        ...working,
        disabledAt: isOn ? null : now,
        disabledBecause: null,
        updatedAt: now,
        version: version + 1,
      })
      .where(eq(webhookEndpoints.id, id)),
    audit(context, builder, {
      operation: 'switchPartnerEndpoint',
      entity: 'partner-endpoint',
      entityId: id,
      details: { isOn },
    }),
  ])
  context.onQueued?.()
  return { version: version + 1 }
}

/**
 * A new secret; for 24 hours the old one signs too, so that the partner can change over without a gap.
 * @throws not-found, stale.
 */
export async function rotateEndpointSecret(
  context: Context,
  { box }: Pick<EndpointPorts, 'box'>,
  { id, version }: SeenEndpoint,
): Promise<NewSecret> {
  requireStaff(context, 'rotateEndpointSecret')
  const now = context.clock.now()
  const secret = makeWebhookSecret()
  const sealed = await box.seal(secret, secretOf(id))
  await context.database.write((builder) => [
    ...requireSeenRow(builder, webhookEndpoints, { id, version }, endpointCodes),
    builder
      .update(webhookEndpoints)
      .set({
        secret: sealed,
        oldSecret: sql`secret`,
        oldSecretEndsAt: new Date(now.getTime() + webhookLimits.rotationHours * 3_600_000),
        updatedAt: now,
        version: version + 1,
      })
      .where(eq(webhookEndpoints.id, id)),
    audit(context, builder, {
      operation: 'rotateEndpointSecret',
      entity: 'partner-endpoint',
      entityId: id,
      details: {},
    }),
  ])
  return { id, secret }
}

/** With its log, and what still waits for it. @throws not-found, stale. */
export async function deletePartnerEndpoint(context: Context, seen: SeenEndpoint): Promise<void> {
  requireStaff(context, 'deletePartnerEndpoint')
  await context.database.write((builder) => [
    ...requireSeenRow(builder, webhookEndpoints, seen, endpointCodes),
    builder.delete(webhookEndpoints).where(eq(webhookEndpoints.id, seen.id)),
    audit(context, builder, {
      operation: 'deletePartnerEndpoint',
      entity: 'partner-endpoint',
      entityId: seen.id,
      details: {},
    }),
  ])
}
