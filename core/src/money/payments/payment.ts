import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import type { PaymentStatus, Channel, PaymentQuestion, Purpose } from '../ledger/rules.ts'
import type { DeclineReason } from './payment-provider.ts'

export interface PaymentItem {
  readonly accountNumber: string
  readonly amountCents: number
  readonly utilityAccountId: string | null
  readonly requestId: string | null
  /** If the purpose does not say it; Spanish if there is one. */
  readonly title: string | null
  readonly titleEs: string | null
  /** Empty if unknown. */
  readonly place: string
}

export interface Payment {
  readonly id: string
  readonly reference: string
  readonly status: PaymentStatus
  readonly amountCents: number
  readonly accountType: Purpose
  readonly description: string
  readonly channel: Channel
  readonly caller: string
  readonly key: string
  readonly intent: string
  readonly confirmed: readonly PaymentQuestion[]
  readonly userId: string | null
  readonly organizationId: string | null
  readonly email: string | null
  readonly language: Language
  readonly transactionId: string | null
  /** Null without a return. */
  readonly returnCode: string | null
  readonly declineReason: DeclineReason | null
  readonly methodKind: 'card' | 'bank' | null
  readonly methodBrand: string | null
  readonly methodLast4: string | null
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly items: readonly PaymentItem[]
}

/** Row `p` and its items as JSON of a `Payment`. */
export const paymentJson = sql`json_build_object(
  'id', p.id, 'reference', p.reference, 'status', p.status, 'amountCents', p.amount_cents,
  'accountType', p.account_type, 'description', p.description, 'channel', p.channel, 'caller', p.caller, 'key', p.key,
  'intent', p.intent, 'confirmed', p.confirmed, 'userId', p.user_id, 'organizationId', p.organization_id, 'email', p.email,
  'language', p.language, 'transactionId', p.transaction_id, 'returnCode', p.return_code, 'declineReason', p.decline_reason,
  'methodKind', p.method_kind, 'methodBrand', p.method_brand, 'methodLast4', p.method_last4,
  'createdAt', p.created_at, 'updatedAt', p.updated_at,
  'items', (select json_agg(json_build_object('accountNumber', i.account_number,
      'amountCents', i.amount_cents, 'utilityAccountId', i.utility_account_id,
      'requestId', i.request_id, 'title', i.title, 'titleEs', i.title_es, 'place', i.place)
      order by i.account_number, i.id)
    from ${paymentItems} i where i.payment_id = p.id))`

export const selectPayments = (condition: SQL): SQL =>
  sql`select ${paymentJson} as payment from ${payments} p where ${condition}`

/** Payments that match a condition on row `p`. */
export async function findPayments(
  { database }: Context,
  condition: SQL,
): Promise<readonly Payment[]> {
  const rows = await database.rows<{ payment: Payment }>(selectPayments(condition))
  return rows.map(({ payment }) => payment)
}

export const paymentsById = (context: Context, ids: readonly string[]) =>
  findPayments(context, sql`p.id in ${uuids(ids)}`)
