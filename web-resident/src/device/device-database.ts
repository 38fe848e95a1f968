import type { Language } from '@portal/core/kernel/rules'
import type { ReportCategory } from '@portal/core/report-categories/rules'
import type { components } from '@portal/openapi/resident-types'

/** A report that is sent when there is a network. */
export interface KeptReport {
  /** Also its Idempotency-Key: however often it is sent, the city has it once. */
  readonly id: string
  /** The account that wrote it; null: without one. */
  readonly owner: string | null
  /** Of what the city answers. */
  readonly language: Language
  /** The service's name when it was written. */
  readonly title: string
  readonly serviceId: string
  readonly category: ReportCategory
  /** The server's draft of the same; it ends with this report. */
  readonly draftId: string | null
  readonly keptAt: string
  /** What is sent (ReportData), as JSON. */
  readonly reportData: string
  /** What was typed, by field, to change it. */
  readonly typed: Readonly<Record<string, string>>
  readonly photos: readonly KeptPhoto[]
  readonly state: KeptState
}

/** Bytes, since Safari loses blobs. */
export interface KeptPhoto {
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

export type KeptState =
  | { readonly kind: 'waiting' }
  /** The city refused it: the person has to change it. */
  | ({ readonly kind: 'refused' } & KeptProblem)
  /** Without a number if the city has it from an earlier try, as it was written then. */
  | {
      readonly kind: 'sent'
      readonly caseNumber: string | null
      readonly statusPath: string | null
    }

/** As in the API's problem documents. */
export interface KeptProblem {
  readonly code: string
  readonly detail?: string
  readonly errors?: readonly {
    readonly field: string
    readonly code: string
    readonly message?: string
  }[]
}

type Schemas = components['schemas']

/** What a signed-in page showed last; each replaces the one before of its kind. */
export type KeptView = { readonly keptAt: string } & (
  | { readonly name: 'requests'; readonly view: readonly Schemas['RequestItem'][] }
  | { readonly name: 'bills'; readonly view: Schemas['PaymentHistory']['upcomingBills'] }
  | {
      readonly name: 'pickup'
      readonly view: Pick<Schemas['PickupPlace'], 'address' | 'pickups'>
    }
)

interface Stores {
  readonly reports: KeptReport
  readonly views: KeptView
  /** Whose device it is: one row, `owner`. */
  readonly facts: { readonly name: 'owner'; readonly userId: string }
}

const databaseName = 'portal'
const keys = { reports: 'id', views: 'name', facts: 'name' } as const satisfies Record<
  keyof Stores,
  string
>

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    for (const [name, keyPath] of Object.entries(keys))
      request.result.createObjectStore(name, { keyPath })
  })
  return answerOf(request)
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, refuse) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => refuse(request.error ?? new Error('no database')))
  })

/** Runs one statement; resolves when it is on the disk. */
async function run<Answer>(
  name: keyof Stores,
  mode: IDBTransactionMode,
  statement: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open()
  try {
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const isDone = new Promise<void>((resolve, refuse) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => refuse(transaction.error ?? new Error('aborted')))
    })
    const answer = await answerOf(statement(transaction.objectStore(name)))
    await isDone
    return answer
  } finally {
    database.close()
  }
}

/** The rows of this device, of one kind. */
const storeOf = <Name extends keyof Stores>(name: Name) => ({
  // Only `put` writes it.
  list: () => run(name, 'readonly', (store) => store.getAll()) as Promise<Stores[Name][]>,
  find: (key: string) =>
    // As above.
    run(name, 'readonly', (store) => store.get(key)) as Promise<Stores[Name] | undefined>,
  put: (row: Stores[Name]) => run(name, 'readwrite', (store) => store.put(row)),
  remove: (key: string) => run(name, 'readwrite', (store) => store.delete(key)),
  clear: () => run(name, 'readwrite', (store) => store.clear()),
})

export const keptReports = storeOf('reports')
export const keptViews = storeOf('views')
export const deviceFacts = storeOf('facts')
