import type { permitBills } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

type Row = typeof permitBills.$inferSelect

const bill = (
  recordId: string,
  number: string,
  {
    accountNumber,
    applications,
    interestCents,
  }: Omit<Row, 'id' | 'recordId' | 'number' | 'paidAt' | 'createdAt'>,
): Row => ({
  id: demoId('permit bill', recordId),
  recordId,
  number,
  accountNumber,
  applications,
  interestCents,
  paidAt: null,
  createdAt: DEMO_DAY,
})

/**
 * Building permits with later fees, each paid at `/{recordId}` with the address in the permit
 * office's mail: Ana's garage, the bakery's oven, and two unopened ones.
 */
export const demoPermitBills = (): Row[] => [
  bill('a0P7000000GARAGE', 'BP-2026-0117', {
    accountNumber: '7001-9001',
    applications: [
      { number: 'BP-2026-0117-B', name: 'New garage', nameEs: 'Garaje nuevo', feeCents: 18_500 },
      {
        number: 'BP-2026-0117-E',
        name: 'Electrical work',
        nameEs: 'Instalación eléctrica',
        feeCents: 6_000,
      },
    ],
    interestCents: 735,
  }),
  bill('a0P70000000BAKER', 'BP-2026-0131', {
    accountNumber: '7002-9002',
    applications: [
      {
        number: 'BP-2026-0131-M',
        name: 'Oven ventilation',
        nameEs: 'Ventilación del horno',
        feeCents: 24_000,
      },
      {
        number: 'BP-2026-0131-E',
        name: 'Electrical work',
        nameEs: 'Instalación eléctrica',
        feeCents: 9_500,
      },
      { number: 'BP-2026-0131-P', name: 'Plumbing', nameEs: 'Plomería', feeCents: 7_500 },
    ],
    interestCents: 1_230,
  }),
  bill('a0P70000000FENCE', 'BP-2026-0144', {
    accountNumber: '7003-9003',
    applications: [{ number: 'BP-2026-0144-F', name: 'Fence', nameEs: 'Cerca', feeCents: 4_500 }],
    interestCents: 90,
  }),
  bill('a0P700000000DECK', 'BP-2026-0152', {
    accountNumber: '7004-9004',
    applications: [{ number: 'BP-2026-0152-B', name: 'Deck', nameEs: 'Terraza', feeCents: 11_000 }],
    interestCents: 220,
  }),
]
