import { type SQL, sql } from 'drizzle-orm'
import { requireStaff, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import {
  findSavedMethod,
  type HostedPage,
  type HostedReturn,
  type KeptMethod,
  listSavedMethods,
  type PaymentMethod,
  type MethodOwner,
  openMethodPage,
  ownerOf,
  ownerOfPerson,
  type PaymentProvider,
  saveMethod,
} from '../payments/index.ts'
import { methodNotFound } from './autopay.errors.ts'
import { autopays } from './autopay.sql.ts'
import { factsOf, notification } from './notify-owners.ts'

export interface ListedMethod extends Pick<
  KeptMethod,
  'id' | 'kind' | 'brand' | 'last4' | 'expiry'
> {
  readonly isForAutopay: boolean
  /** The oldest one. */
  readonly isDefault: boolean
}

const usedBy = (condition: SQL): SQL => sql`
  select distinct p.saved_method_id as id from ${autopays} p
  join ${savedMethods} m on m.id = p.saved_method_id
  where p.ended_at is null and ${condition}`

async function methodsWithUse(
  context: Context,
  provider: PaymentProvider | null,
  owner: MethodOwner,
): Promise<readonly ListedMethod[]> {
  const [methods, { rows }] = await Promise.all([
    listSavedMethods(context, provider, owner),
    context.database.read((builder) =>
      builder.execute<{ id: string }>(usedBy(sql`m.owner = ${owner}`)),
    ),
  ])
  const used = new Set(rows.map(({ id }) => id))
  return methods.map(({ id, kind, brand, last4, expiry }, i) => ({
    id,
    kind,
    brand,
    last4,
    expiry,
    isForAutopay: used.has(id),
    isDefault: i === 0,
  }))
}

/** Only themselves or their current organization. */
function requireOwner(actor: UserActor, named: string | undefined): void {
  if (named === undefined || named === actor.userId || named === actor.organizationId) return
  throw new DomainError('not-found', 'Account.NotYours')
}

/**
 * Oldest first. Asks the provider if its page may have added one; null: the city has no provider.
 * @throws not-found for another owner.
 */
export async function listPaymentMethods(
  context: Context,
  provider: PaymentProvider | null,
  named?: string,
): Promise<readonly ListedMethod[]> {
  const actor = requireContact(context)
  requireOwner(actor, named)
  return methodsWithUse(context, provider, ownerOf(actor))
}

/** For staff. @throws forbidden unless staff. */
export async function listUserPaymentMethods(
  context: Context,
  provider: PaymentProvider | null,
  userId: string,
): Promise<readonly ListedMethod[]> {
  requireStaff(context, 'listUserPaymentMethods')
  return methodsWithUse(context, provider, ownerOfPerson(userId))
}

async function isUsed({ database }: Context, id: string): Promise<boolean> {
  const rows = await database.rows(usedBy(sql`m.id = ${id}`))
  return rows.length > 0
}

/** Whether autopay uses it. @throws not-found, also for another user's method. */
export async function isPaymentMethodUsed(context: Context, id: string): Promise<boolean> {
  const owner = ownerOf(requireContact(context))
  const [, used] = await Promise.all([findSavedMethod(context, owner, id), isUsed(context, id)])
  return used
}

/** The same for staff. @throws not-found; forbidden unless staff. */
export async function isPaymentMethodUsedByAnyone(context: Context, id: string): Promise<boolean> {
  requireStaff(context, 'getPaymentMethodUse')
  const [{ rows }, used] = await Promise.all([
    context.database.read((builder) =>
      builder.execute(sql`select from ${savedMethods} where id = ${id} and removed_at is null`),
    ),
    isUsed(context, id),
  ])
  if (rows.length === 0) throw new DomainError('not-found', methodNotFound)
  return used
}

/** By a browser's nonce. @throws invalid if the provider rejects it; unavailable. */
export async function addPaymentMethod(
  context: Context,
  provider: PaymentProvider,
  method: Extract<PaymentMethod, { kind: 'nonce' }>,
): Promise<void> {
  const actor = requireContact(context)
  await saveMethod(context, provider, { owner: ownerOf(actor), userId: actor.userId }, method)
}

/** The provider's page to add a card or a bank account. */
export async function openPaymentMethodPage(
  context: Context,
  provider: PaymentProvider,
  ends: HostedReturn,
): Promise<HostedPage> {
  const actor = requireContact(context)
  const holder = { owner: ownerOf(actor), userId: actor.userId }
  return openMethodPage(context, provider, holder, { ends, kind: 'any' })
}

/** Removes a method, ends its autopay and scheduled payments, and notifies their owners. */
const strike = (context: Context, id: string): SQL => {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  return notification(context, 'method-gone', {
    before: sql`struck as (
      update ${savedMethods} set removed_at = ${at} where id = ${id} and removed_at is null),
    ended as (
      update ${autopays} set ended_at = ${at} where saved_method_id = ${id} and ended_at is null
      returning *)`,
    facts: factsOf(sql`ended`),
  })
}

const removal = (id: string, owner: MethodOwner) => ({
  operation: 'removePaymentMethod',
  entity: 'saved-method',
  entityId: id,
  details: { owner },
})

/**
 * The provider goes first: if it fails nothing has changed, and a retry completes the removal.
 * @throws not-found, also for another user's method; unavailable.
 */
export async function removePaymentMethod(
  context: Context,
  provider: PaymentProvider,
  { id, ownerId }: { readonly id: string; readonly ownerId?: string },
): Promise<void> {
  const actor = requireContact(context)
  requireOwner(actor, ownerId)
  const owner = ownerOf(actor)
  const method = await findSavedMethod(context, owner, id)
  await provider.removeMethod(method.customerId, method.methodId)
  await context.database.write((builder) => [
    builder.execute(strike(context, id)),
    audit(context, builder, removal(id, owner)),
  ])
}

/** For staff; the person is notified. @throws not-found, forbidden, unavailable. */
export async function removeUserPaymentMethod(
  context: Context,
  provider: PaymentProvider,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  requireStaff(context, 'removeUserPaymentMethod')
  if (!isUuid(id)) throw new DomainError('not-found', methodNotFound)
  const owner = ownerOfPerson(userId)
  const method = await findSavedMethod(context, owner, id)
  await provider.removeMethod(method.customerId, method.methodId)
  await context.database.write((builder) => [
    builder.execute(strike(context, id)),
    audit(context, builder, removal(id, owner)),
  ])
}
