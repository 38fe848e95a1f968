import { and, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm'
import { changeStatus } from '@portal/core/case-queue'
import { loadCity } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import { requests } from '@portal/core/schema'
import { actAs } from './act-as.ts'
import { demoId } from './demo.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

interface Fee {
  readonly whose: SQL
  readonly amountCents: number
  readonly reason: string
}

const fees: readonly Fee[] = [
  {
    whose: eq(requests.userId, demoId('user', 'ana@demo.example')),
    amountCents: 8_500,
    reason: 'The plans are in order. The permit goes on once its fee is paid.',
  },
  {
    whose: eq(requests.organizationId, demoId('organization', 'bakery')),
    amountCents: 12_000,
    reason: 'The inspection of the site has a fee. It is scheduled once that is paid.',
  },
]

/** Statuses that lead to Pending Payment, for every record type. */
const askable = ['Submitted', 'Under Review'] as const

/** Skips residents who were already asked for a fee. */
async function feesToAsk(database: Database) {
  const all = fees.map(async (fee) => {
    const found = (condition: SQL) =>
      database.read((builder) =>
        builder
          .select({ id: requests.id, version: requests.version })
          .from(requests)
          // The permit desk asks for its own fees.
          .where(and(fee.whose, ne(requests.recordType, 'Permit_Application__c'), condition))
          // Permits before cases, newest first.
          .orderBy(eq(requests.recordType, 'Case'), desc(requests.createdAt))
          .limit(1),
      )
    const [[asked], [open]] = await Promise.all([
      found(isNotNull(requests.paymentAmountCents)),
      found(inArray(requests.status, [...askable])),
    ])
    return asked || !open ? [] : [{ ...fee, ...open }]
  })
  return (await Promise.all(all)).flat()
}

/** Staff ask Ana and the bakery for a fee, so that paying it can be tried. */
export async function askDemoFees({ databaseUrl, neonEndpoint }: Where): Promise<void> {
  const database = openDatabase(databaseUrl, neonEndpoint)
  const { settings } = await loadCity(database)
  if (!settings.isDemo) return
  const open = await feesToAsk(database)
  if (open.length === 0) return
  await actAs(database, 'ada@demo.example', async (context) => {
    for (const { id, version, reason, amountCents } of open)
      await changeStatus(context, { id, version, to: 'Pending Payment', reason, amountCents })
  })
}
