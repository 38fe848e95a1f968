import type {
  FlatLine,
  MinimumLine,
  Penalty,
  SlabLine,
  UnitLine,
} from '@portal/core/fee-schedules/rules'
import type { feeSchedules } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

type Row = typeof feeSchedules.$inferSelect

/** English, Spanish. */
type Both = readonly [name: string, nameEs: string]

const named = ([name, nameEs]: Both) => ({ name, nameEs })

export const flat = (name: Both, cents: number): FlatLine => ({
  kind: 'flat',
  ...named(name),
  cents,
})

export const minimum = (cents: number): MinimumLine => ({
  kind: 'minimum',
  name: 'Minimum fee',
  nameEs: 'Tarifa mínima',
  cents,
})

interface Counting {
  readonly answer: string
  readonly unit: Both
}

const counting = ({ answer, unit: [unit, unitEs] }: Counting) => ({ answer, unit, unitEs })

export const each = (name: Both, of: Counting, cents: number, per = 1): UnitLine => ({
  kind: 'perUnit',
  ...named(name),
  ...counting(of),
  cents,
  per,
  isStarted: per > 1,
})

export const slabs = (
  name: Both,
  of: Counting,
  steps: readonly (readonly [upTo: number | null, cents: number])[],
): SlabLine => ({
  kind: 'slab',
  ...named(name),
  ...counting(of),
  slabs: steps.map(([upTo, cents]) => ({ upTo, cents })),
})

/** A tenth from the first day, a quarter after a month. */
export const latePenalties: readonly Penalty[] = [
  {
    name: 'Late renewal, 10%',
    nameEs: 'Renovación atrasada, 10%',
    fromDay: 1,
    basisPoints: 1000,
    flatCents: 0,
    minCents: 1000,
    maxCents: null,
  },
  {
    name: 'More than 30 days late, 25%',
    nameEs: 'Más de 30 días de atraso, 25%',
    fromDay: 31,
    basisPoints: 2500,
    flatCents: 0,
    minCents: 2500,
    maxCents: 50_000,
  },
]

interface Version extends Pick<Row, 'fromDay' | 'source'>, Partial<Pick<Row, 'toDay' | 'rebates'>> {
  readonly penalties?: readonly Penalty[]
  readonly lines: Row['lines']
}

/** The versions of a kind, oldest first. */
export const versionsOf = (kind: string, name: Both, versions: readonly Version[]): Row[] =>
  versions.map(({ fromDay, toDay = null, source, lines, penalties = [], rebates = [] }) => ({
    id: demoId('fee schedule', `${kind} ${fromDay}`),
    kind,
    ...named(name),
    source,
    fromDay,
    toDay,
    lines,
    penalties,
    rebates,
    createdAt: DEMO_DAY,
  }))
