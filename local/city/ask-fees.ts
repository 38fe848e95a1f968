import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { loadCity } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import { changeStatus } from '@portal/core/desk'
import { type Context, type Id, newId, systemClock } from '@portal/core/kernel'
import { requests, sessions } from '@portal/core/schema'
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

/** Ana's permit, and something of the bakery's. */
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

/** Statuses that lead to Pending Payment, for every kind of record. */
const askable = ['Submitted', 'Under Review'] as const

/** What is to be asked of whom: of whom a fee was asked before, none is asked again. */
async function feesToAsk(database: Database) {
  const all = fees.map(async (fee) => {
    const found = (condition: SQL) =>
      database.read((builder) =>
        builder
          .select({ id: requests.id, version: requests.version })
          .from(requests)
          .where(and(fee.whose, condition))
          // Permits before cases, the newest first.
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

const minuteMs = 60_000

/**
 * Has staff ask a fee of Ana and of the bakery, by the operation that staff use, so that paying it can be
 * seen.
 */
export async function askDemoFees({ databaseUrl, neonEndpoint }: Where): Promise<void> {
  const database = openDatabase(databaseUrl, neonEndpoint)
  const { settings, texts } = await loadCity(database)
  if (!settings.isDemo) return
  const open = await feesToAsk(database)
  if (open.length === 0) return
  const now = systemClock.now()
  // A demo account's id is made as every other (people/rows.ts).
  const userId = demoId('user', 'ada@demo.example') as Id<'user'>
  const sessionId = newId<'session'>(now)
  const context: Context = {
    actor: {
      kind: 'user',
      userId,
      sessionId,
      isVerified: true,
      contactId: userId,
      isAdmin: true,
      organizationId: null,
      confirmedAt: now,
    },
    clock: systemClock,
    language: 'en',
    database,
    city: settings,
    texts,
    requestId: crypto.randomUUID(),
  }
  // Staff's operations ask for a session that lives; nobody has the token of this one, and it ends here.
  await database.write((builder) => [
    builder.insert(sessions).values({
      id: sessionId,
      userId,
      app: 'staff',
      tokenHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      expiresAt: new Date(now.getTime() + minuteMs),
    }),
  ])
  for (const { id, version, reason, amountCents } of open)
    await changeStatus(context, { id, version, to: 'Pending Payment', reason, amountCents })
  await database.write((builder) => [builder.delete(sessions).where(eq(sessions.id, sessionId))])
}
