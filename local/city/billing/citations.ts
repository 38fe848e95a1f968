import type { citations } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

const dayMs = 86_400_000

interface DemoCitation {
  readonly number: string
  readonly plate: string | null
  readonly type: string
  readonly typeEs?: string
  readonly cents: number
  readonly daysAgo: number
  readonly isPaid?: true
}

const all: readonly DemoCitation[] = [
  {
    number: 'C-2026-0815',
    plate: null,
    type: 'Tall grass and weeds',
    typeEs: 'Pasto y maleza altos',
    cents: 7_500,
    daysAgo: 12,
  },
  {
    number: 'C-2026-0822',
    plate: null,
    type: 'Work without a permit',
    typeEs: 'Obra sin permiso',
    cents: 25_000,
    daysAgo: 9,
  },
  {
    number: 'PK-104417',
    plate: 'AB12345',
    type: 'Parking ticket: expired meter',
    typeEs: 'Multa de estacionamiento: parquímetro vencido',
    cents: 3_000,
    daysAgo: 6,
  },
  {
    number: 'PK-104502',
    plate: 'CJ88210',
    type: 'Parking ticket: snow route',
    typeEs: 'Multa de estacionamiento: ruta de nieve',
    cents: 5_000,
    daysAgo: 2,
  },
  {
    number: 'BP-2026-0117',
    plate: null,
    type: 'Permit fee: new roof',
    typeEs: 'Tarifa de permiso: techo nuevo',
    cents: 12_500,
    daysAgo: 4,
  },
  {
    number: 'FA-2026-031',
    plate: null,
    type: 'Third false alarm',
    typeEs: 'Tercera falsa alarma',
    cents: 10_000,
    daysAgo: 15,
  },
  { number: 'AMB-20931', plate: null, type: 'Ambulance ride', cents: 48_000, daysAgo: 20 },
  {
    number: 'PK-103998',
    plate: 'DX40077',
    type: 'Parking ticket: fire lane',
    typeEs: 'Multa de estacionamiento: carril de bomberos',
    cents: 10_000,
    daysAgo: 30,
    isPaid: true,
  },
]

/** Citations, vehicle tickets and fees that are looked up by number; one is paid. */
export const demoCitations = (today: Date): (typeof citations.$inferSelect)[] => {
  const day = (daysAgo: number) =>
    new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)
  return all.map(({ number, plate, type, typeEs, cents, daysAgo, isPaid }) => ({
    id: demoId('citation', number),
    number,
    plate,
    type,
    typeEs: typeEs ?? null,
    issuedOn: day(daysAgo),
    dueOn: day(daysAgo - 30),
    amountCents: cents,
    balanceCents: isPaid ? 0 : cents,
    paidAt: null,
    updatedAt: DEMO_DAY,
  }))
}
