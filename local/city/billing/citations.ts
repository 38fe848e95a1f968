import type { citations } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

const dayMs = 86_400_000

interface DemoCitation {
  readonly number: string
  readonly plate: string | null
  readonly type: string
  readonly cents: number
  readonly daysAgo: number
  readonly isPaid?: true
}

const all: readonly DemoCitation[] = [
  { number: 'C-2026-0815', plate: null, type: 'Tall grass and weeds', cents: 7_500, daysAgo: 12 },
  { number: 'C-2026-0822', plate: null, type: 'Work without a permit', cents: 25_000, daysAgo: 9 },
  { number: 'PK-104417', plate: 'AB12345', type: 'Expired meter', cents: 3_000, daysAgo: 6 },
  { number: 'PK-104502', plate: 'CJ88210', type: 'Snow route parking', cents: 5_000, daysAgo: 2 },
  {
    number: 'PK-103998',
    plate: 'DX40077',
    type: 'Fire lane',
    cents: 10_000,
    daysAgo: 30,
    isPaid: true,
  },
]

/** Citations of the demo city: of vehicles and of others, one of them paid. */
export const demoCitations = (today: Date): (typeof citations.$inferSelect)[] => {
  const day = (daysAgo: number) =>
    new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)
  return all.map(({ number, plate, type, cents, daysAgo, isPaid }) => ({
    id: demoId('citation', number),
    number,
    plate,
    type,
    issuedOn: day(daysAgo),
    dueOn: day(daysAgo - 30),
    amountCents: cents,
    balanceCents: isPaid ? 0 : cents,
    paidAt: null,
    updatedAt: DEMO_DAY,
  }))
}
