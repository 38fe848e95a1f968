import type { PermitDiscipline, PermitState } from '@portal/core/permits/rules'
import type { permitFeeLines, permits } from '@portal/core/schema'

type Stored = (typeof permits.$inferSelect)['state']
type Fee = Pick<typeof permitFeeLines.$inferSelect, 'name' | 'nameEs' | 'rule' | 'amountCents'>

/** The kinds of every city that the demo city's permits are of. */
export interface DemoPermitKind {
  readonly code: string
  readonly name: string
  readonly disciplines: readonly PermitDiscipline[]
  readonly inspections: readonly string[]
  readonly fees: readonly Fee[]
  readonly contractor?: string
  readonly license?: string
}

const base = (amountCents: number): Fee => ({
  name: 'Base fee',
  nameEs: 'Tarifa básica',
  rule: 'Fee schedule 2026, base fee',
  amountCents,
})

export const demoPermitKinds: readonly [DemoPermitKind, ...DemoPermitKind[]] = [
  {
    code: 'roof',
    name: 'Roof',
    disciplines: ['building'],
    inspections: ['shield', 'final'],
    fees: [
      base(4_500),
      {
        name: 'Roof, 24 squares',
        nameEs: 'Techo, 24 cuadros',
        rule: 'Fee schedule 2026, roofs',
        amountCents: 7_200,
      },
    ],
    contractor: 'Segundo Roofing (sample)',
    license: 'C-3300',
  },
  {
    code: 'fence',
    name: 'Fence',
    disciplines: ['zoning'],
    inspections: ['final'],
    fees: [base(4_500)],
  },
  {
    code: 'deck',
    name: 'Deck',
    disciplines: ['zoning', 'building'],
    inspections: ['footing', 'framing', 'final'],
    fees: [base(6_000)],
  },
  {
    code: 'electrical',
    name: 'Electrical work',
    disciplines: ['electrical'],
    inspections: ['rough', 'final'],
    fees: [base(5_500)],
    contractor: 'Muñoz Electric',
    license: 'C-1187',
  },
  {
    code: 'remodel',
    name: 'Remodeling',
    disciplines: ['building', 'electrical', 'plumbing'],
    inspections: ['framing', 'electrical', 'plumbing', 'final'],
    fees: [base(12_500)],
    contractor: 'O’Brien Builders',
    license: 'C-1402',
  },
]

export const works: Readonly<Record<string, readonly [string, ...string[]]>> = {
  roof: ['Tear-off and new shingles', 'New metal roof', 'Repair after hail'],
  fence: ['Six-foot cedar fence', 'Four-foot picket fence in the front yard'],
  deck: ['Deck of 300 square feet, attached', 'Deck with stairs to the yard'],
  electrical: ['New panel, 200 amperes', 'Charger for an electric car'],
  remodel: ['New kitchen', 'Bathroom moved to the second floor', 'Finished basement'],
}

/** As the office writes them, the last name first. */
export const owners: readonly [string, ...string[]] = [
  'Muñoz, Ana',
  'O’Brien, Patrick',
  'Novak, Joe',
  'Clark, Denise',
  'Ortega, Luis',
  'Lantern Street Bakery LLC',
  'Grant, Omar',
  'Nguyen, Thi',
  'Kowalski, Maria',
  'Watchmaker Lofts Inc.',
]

export const tenants: readonly [string, ...string[]] = ['Corner Books', 'Fox Valley Dental']

/** What staff wrote with a state. */
export const reasons: Readonly<Partial<Record<Stored, string>>> = {
  corrections:
    'Building: show the attachment to the house on sheet A2. Please also name the lumber and its span.',
  denied: 'The plans do not meet the setback rules.',
  revoked: 'The work is not what was permitted.',
}

/** Of a review that asked for corrections. */
export const reviewWords = 'Show the attachment to the house on sheet A2.'

const toReview: readonly Stored[] = ['submitted', 'completeness', 'review']
const toIssue: readonly Stored[] = [...toReview, 'approved', 'feeDue', 'issued']

const lives: Readonly<Record<PermitState, readonly Stored[]>> = {
  submitted: ['submitted'],
  completeness: ['submitted', 'completeness'],
  corrections: [...toReview, 'corrections'],
  resubmitted: [...toReview, 'corrections', 'resubmitted'],
  review: toReview,
  approved: [...toReview, 'approved'],
  feeDue: [...toReview, 'approved', 'feeDue'],
  paid: [...toReview, 'approved', 'feeDue'],
  issued: toIssue,
  inspections: [...toIssue, 'inspections'],
  final: [...toIssue, 'inspections', 'final'],
  denied: [...toReview, 'denied'],
  withdrawn: ['submitted', 'withdrawn'],
  expired: [...toIssue, 'expired'],
  revoked: [...toIssue, 'revoked'],
}

/** The states that lead to a permit's current one. */
export const lifeTo = (state: PermitState): readonly Stored[] => lives[state]
