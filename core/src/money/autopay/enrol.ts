import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import {
  type BankNumbers,
  type MethodHolder,
  type PaymentMethod,
  ownerOf,
  type PaymentProvider,
  saveMethod,
} from '../payments/index.ts'
import {
  type AccountNumbers,
  accountNotFound,
  hasNumbers,
  isOwnAccount,
} from '../utility-accounts/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { methodNotFound } from './autopay.errors.ts'
import { autopays } from './autopay.sql.ts'
import { factsOf, notification } from './notify-owners.ts'
import { type AutopayCode, autopayCode, isRoutingNumber } from './rules.ts'

/** A saved method, a browser's nonce, or a bank account's numbers. */
export type AutopayMethod =
  | { readonly kind: 'kept'; readonly id: string }
  | Extract<PaymentMethod, { kind: 'nonce' }>
  | ({ readonly kind: 'bank' } & Omit<BankNumbers, 'nameOnAccount'>)

export interface Enrolment {
  readonly account: AccountNumbers
  readonly method: AutopayMethod
  /** False if the city offers autopay by card only (spec, resident section 6, EnableACHAutopay). */
  readonly mayBeBank?: boolean
}

/** A method that the city does not offer. */
const notOffered = 'Error.NotFound'

export interface Enrolled {
  readonly autopayId: string
  readonly savedMethodId: string
  readonly status: AutopayCode
}

const nameOf = async ({ database }: Context, userId: string): Promise<string> => {
  const rows = await database.rows<{ name: string }>(
    sql`select trim(concat_ws(' ', first_name, last_name)) as name from ${users} where id = ${userId}`,
  )
  return rows[0]?.name || 'Resident'
}

const isNumbered = ({ customerId, locationId }: AccountNumbers): SQL =>
  hasNumbers(customerId, locationId)

const isOwn = (account: AccountNumbers, actor: UserActor): SQL =>
  sql`exists (select from ${utilityAccounts} where ${isNumbered(account)} and ${isOwnAccount(actor)})`

/** Checked first: the provider must not save a method for a missing or another user's account. */
async function requireOwnAccount(context: Context, account: AccountNumbers, actor: UserActor) {
  const rows = await context.database.rows<{ isOwn: boolean }>(
    sql`select ${isOwn(account, actor)} as "isOwn"`,
  )
  if (!rows[0]?.isOwn) throw accountNotFound()
}

/** The saved method; saves a new one first. */
async function methodFor(
  context: Context,
  provider: PaymentProvider,
  holder: MethodHolder,
  method: AutopayMethod,
): Promise<string> {
  switch (method.kind) {
    case 'kept':
      return method.id
    case 'nonce':
      return (await saveMethod(context, provider, holder, method)).id
    case 'bank': {
      const { accountType, accountNumber, routingNumber } = method
      if (!isRoutingNumber(routingNumber))
        throw new DomainError('invalid', 'Billing.InvalidRoutingNumber')
      const nameOnAccount = await nameOf(context, holder.userId)
      const numbers = { accountType, accountNumber, routingNumber, nameOnAccount }
      return (await saveMethod(context, provider, holder, numbers)).id
    }
  }
}

/** Ends the account's current autopay; notifies its owner if another owner replaces it. */
const endOther = (context: Context, account: AccountNumbers, actor: UserActor): SQL =>
  notification(context, 'off', {
    before: sql`ended as (
      update ${autopays} set ended_at = ${context.clock.now().toISOString()}::timestamptz
      where ended_at is null
        and utility_account_id = (select id from ${utilityAccounts} where ${isNumbered(account)})
      returning *)`,
    facts: sql`${factsOf(sql`ended`)} where ${
      actor.organizationId === null
        ? sql`a.user_id is distinct from ${actor.userId}`
        : sql`a.organization_id is distinct from ${actor.organizationId}`
    }`,
  })

const enter = (
  context: Context,
  {
    account,
    actor,
    id,
    methodId,
  }: { account: AccountNumbers; actor: UserActor; id: string; methodId: string },
): SQL => {
  const { userId, organizationId } = actor
  const owner =
    organizationId === null ? sql`${userId}::uuid, null` : sql`null, ${organizationId}::uuid`
  return notification(context, 'on', {
    before: sql`entered as (
      insert into ${autopays} (id, utility_account_id, saved_method_id, user_id, organization_id, language, created_at)
      select ${id}, ${utilityAccounts.id}, ${methodId}, ${owner},
        (select language from ${users} where id = ${userId}),
        ${context.clock.now().toISOString()}::timestamptz
      from ${utilityAccounts} where ${isNumbered(account)}
      returning *)`,
    facts: factsOf(sql`entered`),
  })
}

const guards = (builder: Builder, account: AccountNumbers, actor: UserActor, methodId: string) =>
  [
    // Serializes two enrollments: the second replaces the first.
    builder.execute(sql`select from ${utilityAccounts} where ${isNumbered(account)} for update`),
    requireThat(builder, isOwn(account, actor), 'not-found', 'Billing.AccountNotFound'),
    requireThat(
      builder,
      sql`exists (select from ${savedMethods}
        where id = ${methodId} and owner = ${ownerOf(actor)} and removed_at is null for share)`,
      'not-found',
      methodNotFound,
    ),
  ] as const

/** The owner's autopay of this account with this method, if it is on already. */
async function findStanding(
  { database }: Context,
  account: AccountNumbers,
  { userId, organizationId }: UserActor,
  methodId: string,
): Promise<Enrolled | null> {
  const isOwned =
    organizationId === null
      ? sql`p.user_id = ${userId}`
      : sql`p.organization_id = ${organizationId}`
  const rows = await database.rows<{ id: string; kind: 'card' | 'bank'; brand: string }>(sql`
    select p.id, m.kind, m.brand from ${autopays} p
    join ${utilityAccounts} on ${utilityAccounts.id} = p.utility_account_id
    join ${savedMethods} m on m.id = p.saved_method_id and m.removed_at is null
    where p.ended_at is null and p.saved_method_id = ${methodId} and ${isOwned}
      and ${isNumbered(account)}`)
  const [found] = rows
  return found ? { autopayId: found.id, savedMethodId: methodId, status: autopayCode(found) } : null
}

/**
 * Turns autopay on for a user's account, or changes its method: the previous autopay ends (spec,
 * resident section 4). The same choice again changes nothing. The email to the owner is also the
 * record of the agreement.
 * @throws not-found for another user's account or method; invalid `Billing.InvalidRoutingNumber`,
 * `Payment.APICouldNotValidateError`; unavailable.
 */
export async function enrolInAutopay(
  context: Context,
  provider: () => PaymentProvider,
  { account, method, mayBeBank = true }: Enrolment,
): Promise<Enrolled> {
  const actor = requireContact(context)
  if (method.kind === 'bank' && !mayBeBank) throw new DomainError('not-found', notOffered)
  if (method.kind !== 'kept') await requireOwnAccount(context, account, actor)
  const holder = { owner: ownerOf(actor), userId: actor.userId }
  const methodId =
    method.kind === 'kept' ? method.id : await methodFor(context, provider(), holder, method)
  const standing = await findStanding(context, account, actor, methodId)
  if (standing) return standing
  const id = newId<'autopay'>(context.clock.now())
  const { chosen } = await context.database.write((builder) => ({
    chosen: builder.execute<{ kind: 'card' | 'bank'; brand: string }>(
      sql`select kind, brand from ${savedMethods} where id = ${methodId}`,
    ),
    guards: guards(builder, account, actor, methodId),
    kind: mayBeBank
      ? []
      : [
          requireThat(
            builder,
            sql`exists (select from ${savedMethods} where id = ${methodId} and kind = 'card')`,
            'not-found',
            notOffered,
          ),
        ],
    other: builder.execute(endOther(context, account, actor)),
    entered: builder.execute(enter(context, { account, actor, id, methodId })),
    audit: audit(context, builder, {
      operation: 'enrolInAutopay',
      entity: 'autopay',
      entityId: id,
      details: { ...account, savedMethodId: methodId },
    }),
  }))
  const [saved] = chosen.rows
  // The guards require it.
  if (!saved) throw new DomainError('not-found', methodNotFound)
  return { autopayId: id, savedMethodId: methodId, status: autopayCode(saved) }
}
