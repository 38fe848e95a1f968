import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { Where } from '../../platform/city/context.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { arrangements } from '../billing/arrangements.sql.ts'
import { billingIn } from '../billing/billing.fixture.ts'
import type { NoticeFilter } from './rules.ts'
import type { VerifiedRow } from './send-notices.ts'
import {
  getNoticeBatch,
  getNoticeTexts,
  sendNotices,
  setNoticeTexts,
  verifyNotices,
} from './index.ts'

export const portal = 'https://portal.example'
export const header = 'accountNumber,delinquentAmount,shutoffDate,phonePreference\n'

interface Verified {
  readonly rows: readonly (VerifiedRow & {
    readonly warnings: readonly string[]
    readonly user: Record<string, unknown>
    readonly address: string
    readonly needsLetter: boolean
  })[]
  readonly errors: readonly {
    readonly line: number
    readonly field: string
    readonly code: string
  }[]
  readonly errorCount: number
}

interface Page {
  readonly batch: { readonly processed: number; readonly waiting: number }
  readonly counts: Readonly<Record<string, number>>
  readonly data: readonly {
    readonly accountNumber: string
    readonly state: string
    readonly reached: number
  }[]
}

/** A city whose notices may be sent, and its clerk. */
export async function noticesIn(where: Where) {
  const { contextOf, database, person } = peopleIn(where)
  const clerk = await person({ roles: ['finance'] })
  const asClerk = () => contextOf(clerk)
  const { isComplete: _isComplete, ...texts } = await getNoticeTexts(asClerk())
  await setNoticeTexts(asClerk(), {
    ...texts,
    hours: 'Monday to Friday, 8 AM to 5 PM',
    hoursEs: 'lunes a viernes, de 8 a 17',
  })
  return {
    ...billingIn(database),
    contextOf,
    database,
    person,
    clerk,
    asClerk,
    job: (at = now) => contextOf({ kind: 'system', job: 'shutoffNotices' }, at),
    /** Installments that were offered for the account, and accepted. */
    arrange: (utilityAccountId: string) =>
      database.write((builder) => [
        builder.insert(arrangements).values({
          id: newId(),
          utilityAccountId,
          status: 'accepted',
          totalCents: 5000,
          note: '',
          offeredBy: clerk.userId,
          offeredAt: now,
          answerBy: '2026-11-30',
        }),
      ]),
    verify: async (...lines: string[]) => {
      const found = await verifyNotices(asClerk(), header + lines.join('\n'))
      // The contract holds this shape.
      return JSON.parse(found.toString()) as Verified
    },
    send: (rows: readonly VerifiedRow[], isAcknowledged = false) =>
      sendNotices(asClerk(), { rows, isAcknowledged }),
    page: async (id: string, filter: NoticeFilter = 'all', account = '') => {
      const view = { id, filter, account, page: 1, size: 10 }
      const found = await getNoticeBatch(asClerk(), view)
      // The contract holds this shape.
      return JSON.parse(found.toString()) as Page
    },
    orders: async (topic: string) => {
      const rows = await database.read((builder) => builder.select().from(outbox))
      return rows.filter((row) => row.topic === topic).map(({ payload }) => payload)
    },
  }
}
