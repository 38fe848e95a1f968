import { openDatabase } from '@portal/core/database'
import type { TestCity } from '@portal/local/testing'

/** A transaction as the provider's ledger has it (the emulator's own tests hold this shape). */
interface Transaction {
  readonly id: number
  readonly kind: 'authCaptureTransaction' | 'refundTransaction'
  readonly status: string
  readonly cents: number
  readonly invoice: string
  readonly refTransId: number | null
}

const taken: ReadonlySet<string> = new Set(['capturedPendingSettlement', 'settledSuccessfully'])
const givenBack: ReadonlySet<string> = new Set([
  'refundPendingSettlement',
  'refundSettledSuccessfully',
])

/** Cents by the payment's reference; what comes to nothing is left out. */
export type Ledger = Readonly<Record<string, number>>

const ledgerOf = (rows: readonly (readonly [reference: string, cents: number])[]): Ledger => {
  const sums = new Map<string, number>()
  for (const [reference, cents] of rows) sums.set(reference, (sums.get(reference) ?? 0) + cents)
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0))
}

/** What the provider has charged for each payment, minus refunds. */
export async function providerLedger({ origins }: Pick<TestCity, 'origins'>): Promise<Ledger> {
  const answer = await fetch(`${origins.payments}/emulator/transactions`)
  // Its own tests hold this shape.
  const all = (await answer.json()) as readonly Transaction[]
  const charges = new Map(all.map(({ id, invoice }) => [id, invoice]))
  return ledgerOf(
    all.flatMap(({ kind, status, cents, invoice, refTransId }) => {
      if (kind === 'authCaptureTransaction')
        return taken.has(status) ? [[invoice, cents] as const] : []
      if (!givenBack.has(status)) return []
      return [[charges.get(refTransId ?? 0) ?? 'a refund of nothing', -cents] as const]
    }),
  )
}

type Where = Pick<TestCity, 'databaseUrl' | 'neonEndpoint'>

async function read(where: Where, statement: string): Promise<Ledger> {
  const { rows } = await openDatabase(where.databaseUrl, where.neonEndpoint).read((builder) =>
    builder.execute<{ reference: string; cents: number }>(statement),
  )
  return ledgerOf(rows.map(({ reference, cents }) => [reference, cents]))
}

/** What the portal shows as paid, minus refunds; part of a refunded payment may be kept. */
export const portalLedger = (where: Where): Promise<Ledger> =>
  read(
    where,
    `select p.reference, p.amount_cents - coalesce((select sum(r.amount_cents) from refunds r
        where r.payment_id = p.id and r.status = 'done'), 0)::int as cents
      from payments p where p.status in ('approved', 'settled', 'refunded')`,
  )

/** What the portal posted to utility accounts, to be booked there. */
export const postedLedger = (where: Where): Promise<Ledger> =>
  read(
    where,
    `select regexp_replace(reference, '-R$', '') as reference, amount_cents as cents from utility_payments`,
  )
