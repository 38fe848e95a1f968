import { defaultCity } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import type { Context } from '@portal/core/kernel'
import { isPaid, type PaymentStatus } from '@portal/core/ledger/rules'
import { authorizeNet, reconcilePayments } from '@portal/core/payments'
import { merchant, type TestCity } from '@portal/local/testing'

/** A payment as our own tables have it, with what followed from it. */
interface OurPayment extends Record<string, unknown> {
  readonly reference: string
  readonly status: PaymentStatus
  readonly cents: number
  readonly transactionId: string | null
  readonly postedCents: number
  readonly receipts: number
}

/** A transaction as the provider's books have it. */
interface Booked {
  readonly id: number
  readonly invoice: string
  readonly cents: number
  readonly status: string
}

const taken: ReadonlySet<string> = new Set(['capturedPendingSettlement', 'settledSuccessfully'])

const sum = (rows: readonly { readonly cents: number }[]) =>
  rows.reduce((total, { cents }) => total + cents, 0)

/** Both books, ours and the provider's, each read by itself. */
export function booksOf(city: Pick<TestCity, 'databaseUrl' | 'neonEndpoint' | 'origins'>) {
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  const query = async <Row extends Record<string, unknown>>(statement: string) =>
    (await database.read((builder) => builder.execute<Row>(statement))).rows
  const count = async (statement: string): Promise<number> => {
    const [row] = await query<{ count: number }>(`select count(*)::int as count from ${statement}`)
    return row?.count ?? 0
  }
  const write = (statement: string) =>
    database.write((builder) => [builder.execute(statement)] as const)

  const ours = () =>
    query<OurPayment>(`select p.reference, p.status, p.amount_cents as cents,
      p.transaction_id as "transactionId",
      (select coalesce(sum(u.amount_cents), 0)::int from utility_payments u
        where u.reference = p.reference) as "postedCents",
      (select count(*)::int from outbox o
        where o.topic = 'mail' and o.dedupe_key = 'payment-receipt/' || p.id) as receipts
      from payments p`)
  /** The provider's charges minus refunds. */
  async function theirs(): Promise<readonly Booked[]> {
    const answer = await fetch(`${city.origins.payments}/emulator/transactions`, {
      headers: { connection: 'close' },
    })
    // The emulator's own tests hold this shape.
    return ((await answer.json()) as Booked[]).filter(({ status }) => taken.has(status))
  }

  /** The daily reconciliation, hours later; returns the number of discrepancies for staff. */
  async function reconciled(): Promise<number> {
    const later = new Date()
    later.setHours(later.getHours() + 2)
    const context: Context = {
      actor: { kind: 'system', job: 'reconciliation' },
      clock: { now: () => later },
      language: 'en',
      database,
      city: defaultCity,
      requestId: 'kill',
    }
    const { payments: url } = city.origins
    const { loginId, transactionKey } = merchant
    await reconcilePayments(
      context,
      authorizeNet({ apiUrl: url, pagesUrl: url, loginId, transactionKey }),
    )
    return count('payment_discrepancies')
  }

  return {
    ours,
    theirs,
    reconciled,
    /** Every payment with its id, the oldest first. */
    payments: () =>
      query<{ id: string; reference: string; status: PaymentStatus; cents: number }>(
        'select id, reference, status, amount_cents as cents from payments order by created_at, id',
      ),
    /** Refunds whose answer was lost are looked up. */
    letRefundsBeSwept: () =>
      write(`update refunds set updated_at = updated_at - interval '40 minutes'
        where status in ('submitted', 'unknown')`),
    /** What no book may bear. */
    addCent: (reference: string) =>
      write(
        `update utility_payments set amount_cents = amount_cents + 1 where reference = '${reference}'`,
      ),
    /** Payments with an unknown result. */
    open: () => count(`payments where status in ('created', 'submitted', 'unknown')`),
    /** Transactions that still run in the database. */
    busy: () =>
      count(`pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and state <> 'idle'`),
    /** Every open payment is older than any timeout. */
    letTimePass: () =>
      write(`update payments set created_at = created_at - interval '40 minutes',
        updated_at = updated_at - interval '40 minutes'
        where status in ('created', 'submitted', 'unknown')`),
    /** Mail that a worker died with is due again. */
    letMailBeDue: () => write(`update outbox set next_attempt_at = now() where status = 'pending'`),
    /** Mail that waits to be sent, and why. */
    unsentMail: () =>
      query(`select payload->>'kind' as kind, attempts, last_error as "lastError" from outbox
        where topic = 'mail' and status = 'pending'`),
    mailToSend: () => count(`outbox where topic = 'mail' and status = 'pending'`),
    /** What is paid by each book, in cents. */
    async totals() {
      const paid = (await ours()).filter(({ status }) => isPaid(status))
      const posted = paid.reduce((total, { postedCents }) => total + postedCents, 0)
      return { ours: sum(paid), theirs: sum(await theirs()), posted }
    },
    /** The errors in an amount's payments: none if both books agree on each. */
    async faultsOf(cents: number): Promise<readonly string[]> {
      const charges = (await theirs()).filter((charge) => charge.cents === cents)
      const rows = (await ours()).filter((payment) => payment.cents === cents)
      const faults = rows.flatMap(({ reference, status, transactionId, ...row }) => {
        const own = charges.filter(({ invoice }) => invoice === reference)
        const [is, wanted] = isPaid(status)
          ? [
              [own.map(({ id }) => String(id)), row.postedCents, row.receipts],
              [[transactionId], cents, 1],
            ]
          : [
              [own.length, row.postedCents, row.receipts],
              [0, 0, 0],
            ]
        const [said, expected] = [JSON.stringify(is), JSON.stringify(wanted)]
        return said === expected ? [] : [`${reference} is ${status} with ${said}, not ${expected}`]
      })
      const known = new Set(rows.map(({ reference }) => reference))
      const lost = charges.filter(({ invoice }) => !known.has(invoice))
      return [
        ...faults,
        ...lost.map(({ invoice }) => `${invoice} was charged, and we do not know it`),
      ]
    },
    /** The statuses of an amount's payments in our books, and how often the provider charged it. */
    async standing(cents: number) {
      const rows = (await ours()).filter((payment) => payment.cents === cents)
      const charges = (await theirs()).filter((charge) => charge.cents === cents)
      return { statuses: rows.map(({ status }) => status), charges: charges.length }
    },
  }
}
