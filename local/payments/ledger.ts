import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RequestOf } from './api/schemas.ts'
import type { Instrument } from './instrument.ts'

/** The provider's words. */
export type TransactionStatus =
  | 'capturedPendingSettlement'
  | 'settledSuccessfully'
  | 'declined'
  | 'generalError'
  | 'voided'
  | 'FDSPendingReview'
  | 'refundPendingSettlement'
  | 'refundSettledSuccessfully'
  | 'returnedItem'

export interface Transaction {
  readonly id: number
  readonly kind: 'authCaptureTransaction' | 'refundTransaction'
  readonly status: TransactionStatus
  readonly cents: number
  readonly invoice: string
  readonly description: string
  readonly refId: string
  readonly instrument: Instrument
  readonly customerId: number | null
  readonly methodId: number | null
  readonly email: string
  readonly responseCode: number
  readonly reasonCode: number
  readonly avs: string
  readonly cvv: string
  readonly authCode: string
  readonly refTransId: number | null
  readonly submittedAt: string
  readonly batchId: number | null
  /** NACHA return code: R01 and so on. */
  readonly returnCode: string | null
}

export interface Customer {
  readonly id: number
  readonly merchantCustomerId: string
  readonly email: string
  readonly description: string
}

export interface Method {
  readonly id: number
  readonly customerId: number
  readonly instrument: Instrument
}

export interface Batch {
  readonly id: number
  readonly settledAt: string
}

export interface Webhook {
  readonly id: number
  readonly webhookId: string
  readonly url: string
  readonly eventTypes: readonly string[]
  readonly status: 'active' | 'inactive'
}

export interface Notification {
  readonly id: number
  readonly webhookId: string
  readonly body: string
  readonly attempts: number
  readonly deliveredAt: string | null
}

/** The provider's limit for retries. */
const maxAttempts = 10

type Value = string | number | null

/** Records of one kind by id, as JSON; searched fields have an index. */
function newShelf<Item extends { readonly id: number }>(
  books: DatabaseSync,
  table: string,
  { firstId, indexed = [] }: { firstId: number; indexed?: readonly string[] },
) {
  books.exec(
    `create table if not exists ${table} (id integer primary key, item text not null) strict`,
  )
  // The last id of each kind, so that a removed record's id is not reused.
  books.exec(
    'create table if not exists last_ids (kind text primary key, id integer not null) strict',
  )
  for (const field of indexed)
    books.exec(`create index if not exists ${table}_${field} on ${table} (item ->> '${field}')`)
  const where = (condition: string, ...values: Value[]): Item[] =>
    books
      .prepare(`select item from ${table} where ${condition} order by id`)
      .all(...values)
      // put() wrote it.
      .map(({ item }) => JSON.parse(String(item)) as Item)
  function put(item: Item): Item {
    books
      .prepare(`insert or replace into ${table} values (?, ?)`)
      .run(item.id, JSON.stringify(item))
    return item
  }
  return {
    where,
    put,
    get: (id: number) => where('id = ?', id)[0],
    /** Assigns the next id, never used before. */
    add(item: Omit<Item, 'id'>): Item {
      const { id } = books
        .prepare(
          `insert into last_ids select '${table}', coalesce(max(id) + 1, ${firstId}) from ${table} where true
           on conflict (kind) do update set id = max(last_ids.id + 1, excluded.id) returning id`,
        )
        .get() ?? { id: firstId }
      // Missing fields get their defaults.
      return put({ ...item, id: Number(id) } as Item)
    },
    remove: (condition: string, ...values: Value[]): boolean =>
      books.prepare(`delete from ${table} where ${condition}`).run(...values).changes > 0,
  }
}

/** Records by a secret token, until they expire. */
function newVault<Item>(books: DatabaseSync, table: string) {
  books.exec(
    `create table if not exists ${table} (secret text primary key, item text not null, expires_at text not null) strict`,
  )
  const get = (secret: string, now: string): Item | null => {
    const row = books
      .prepare(`select item from ${table} where secret = ? and expires_at > ?`)
      .get(secret, now)
    // add() wrote it.
    return row ? (JSON.parse(String(row['item'])) as Item) : null
  }
  const end = (secret: string): boolean =>
    books.prepare(`delete from ${table} where secret = ?`).run(secret).changes > 0
  return {
    add: (secret: string, item: Item, expiresAt: string) =>
      void books
        .prepare(`insert into ${table} values (?, ?, ?)`)
        .run(secret, JSON.stringify(item), expiresAt),
    get,
    end,
    /** Each can be used once. */
    take(secret: string, now: string): Item | null {
      const item = get(secret, now)
      return end(secret) ? item : null
    },
  }
}

/** The provider's records in a file, which survives a kill. Ids start where a sandbox's do. */
export function openLedger(directory: string) {
  mkdirSync(directory, { recursive: true })
  const books = new DatabaseSync(join(directory, 'payments.sqlite'))
  books.exec('pragma journal_mode = wal')
  const transactions = newShelf<Transaction>(books, 'transactions', {
    firstId: 60_000_000_000,
    indexed: ['invoice', 'status', 'batchId', 'refTransId', 'submittedAt'],
  })
  const notifications = newShelf<Notification>(books, 'notifications', { firstId: 1 })
  return {
    close: () => books.close(),
    atomically<Result>(work: () => Result): Result {
      books.exec('begin immediate')
      try {
        const result = work()
        books.exec('commit')
        return result
      } catch (error) {
        books.exec('rollback')
        throw error
      }
    },
    transactions: {
      ...transactions,
      /** In no batch yet, newest first. */
      unsettled: () => transactions.where("item ->> 'batchId' is null").toReversed(),
    },
    batches: newShelf<Batch>(books, 'batches', { firstId: 1_000_000 }),
    customers: newShelf<Customer>(books, 'customers', {
      firstId: 500_000_000,
      indexed: ['merchantCustomerId'],
    }),
    methods: newShelf<Method>(books, 'methods', { firstId: 510_000_000, indexed: ['customerId'] }),
    paymentPages: newVault<RequestOf<'getHostedPaymentPageRequest'>>(books, 'payment_pages'),
    profilePages: newVault<RequestOf<'getHostedProfilePageRequest'>>(books, 'profile_pages'),
    nonces: newVault<Instrument>(books, 'nonces'),
    webhooks: newShelf<Webhook>(books, 'webhooks', { firstId: 1 }),
    notifications: {
      ...notifications,
      waiting: () =>
        notifications.where(
          "item ->> 'deliveredAt' is null and item ->> 'attempts' < ?",
          maxAttempts,
        ),
    },
  }
}

export type Ledger = ReturnType<typeof openLedger>
