import type { SpecialService } from '../../casework/services/rules.ts'
import type { BusinessKind, ChecklistAnswers, Plan, Want } from './checklist-answers.ts'

/** In the order in which people take them: each can stop those after it. */
export const phases = ['place', 'works', 'inspections', 'license'] as const
export type Phase = (typeof phases)[number]

export const stepNames = [
  'zoning',
  'building',
  'sign',
  'outdoor',
  'health',
  'fire',
  'registration',
  'license',
  'newOwner',
  'foodTruck',
  'liquor',
  'contractorLicense',
  'renewal',
] as const
export type StepName = (typeof stepNames)[number]

/** Holds if each of its parts does. */
interface Condition {
  readonly want: Want
  readonly isNew?: boolean
  readonly isHome?: boolean
  readonly kinds?: readonly BusinessKind[]
  readonly plan?: Plan
}

/** Where a step starts: a service with a screen, or the hosted form of a process. */
export type StepStart =
  | { readonly special: SpecialService }
  | { readonly process: string }
  /** Not with us: with the county, the state or by phone. */
  | null

interface StepRule {
  readonly phase: Phase
  /** It is needed if one of these holds. */
  readonly when: readonly Condition[]
  readonly start: StepStart
  /** The fee schedule; `license`: that of the kind of license. Null: no fee, or not ours. */
  readonly fee: string | null
  /** Without a fee, rather than with one that we do not know. */
  readonly isFree?: true
  /** What starts it knows these answers already. */
  readonly carries?: 'address' | 'license'
}

/** The hosted form for a new license. */
export const licenseProcess = '141'

const open = { want: 'open' } as const
const grow = { want: 'grow' } as const
const inPlace = ['cafe', 'retail', 'salon', 'office', 'charity'] as const
const forVisitors = ['cafe', 'retail', 'salon', 'charity'] as const

/** Rules as data: a new kind of business or step is a row here and its texts. */
export const stepRules: Readonly<Record<StepName, StepRule>> = {
  zoning: {
    phase: 'place',
    when: [
      { ...open, kinds: inPlace },
      { ...open, kinds: ['contractor'], isHome: true },
      { ...grow, plan: 'move' },
      { ...grow, plan: 'owner' },
      { ...grow, plan: 'works' },
    ],
    start: { special: 'zoningInformation' },
    fee: null,
    isFree: true,
    carries: 'address',
  },
  building: {
    phase: 'works',
    when: [
      { ...open, plan: 'works' },
      { ...grow, plan: 'works' },
    ],
    start: { special: 'otherPermit' },
    fee: 'permit.remodel',
  },
  sign: {
    phase: 'works',
    when: [
      { ...open, plan: 'sign' },
      { ...grow, plan: 'sign' },
    ],
    start: { special: 'otherPermit' },
    fee: 'permit.sign',
  },
  outdoor: {
    phase: 'works',
    when: [
      { ...open, plan: 'outdoor' },
      { ...grow, plan: 'outdoor' },
    ],
    start: { process: '146' },
    fee: null,
  },
  health: {
    phase: 'inspections',
    when: [
      { ...open, kinds: ['cafe', 'truck'] },
      { ...open, plan: 'food' },
    ],
    start: null,
    fee: null,
  },
  fire: {
    phase: 'inspections',
    when: [
      { ...open, isHome: false, kinds: forVisitors },
      { ...grow, plan: 'move' },
      { ...grow, plan: 'works' },
    ],
    start: null,
    fee: null,
    isFree: true,
  },
  registration: {
    phase: 'license',
    when: [{ ...open, isNew: true }],
    start: null,
    fee: null,
  },
  license: {
    phase: 'license',
    when: [
      { ...open, kinds: [...inPlace, 'contractor'] },
      { ...grow, plan: 'move' },
    ],
    start: { process: licenseProcess },
    fee: 'license',
    carries: 'license',
  },
  newOwner: {
    phase: 'license',
    when: [{ ...grow, plan: 'owner' }],
    start: { process: licenseProcess },
    fee: null,
    carries: 'license',
  },
  foodTruck: {
    phase: 'license',
    when: [{ ...open, kinds: ['truck'] }],
    start: { process: '148' },
    fee: null,
  },
  liquor: {
    phase: 'license',
    when: [
      { ...open, plan: 'alcohol' },
      { ...grow, plan: 'alcohol' },
    ],
    start: { process: '147' },
    fee: null,
    carries: 'license',
  },
  contractorLicense: {
    phase: 'license',
    when: [{ ...grow, plan: 'contractor' }],
    start: { process: licenseProcess },
    fee: 'license.contractor',
    carries: 'license',
  },
  renewal: {
    phase: 'license',
    when: [{ ...grow, plan: 'renew' }],
    start: { special: 'licenseRenewal' },
    fee: null,
  },
}

/** Kinds of licenses by kind of business; at home there is one for all but contractors. */
const licenseKinds: Readonly<Record<BusinessKind, string | null>> = {
  cafe: 'restaurant',
  retail: 'retail',
  salon: 'service',
  office: 'service',
  contractor: 'contractor',
  truck: null,
  charity: 'charity',
}

/** Null where it follows from no answer. */
export function licenseKindOf(step: StepName, { isHome, kind }: ChecklistAnswers): string | null {
  if (step === 'contractorLicense') return 'contractor'
  if (isHome && kind !== null && kind !== 'contractor' && kind !== 'charity') return 'home_business'
  return kind === null ? null : licenseKinds[kind]
}

const holds = (
  { want, isNew, isHome, kinds, plan }: Condition,
  answers: ChecklistAnswers,
): boolean =>
  want === answers.want &&
  (isNew === undefined || isNew === answers.isNew) &&
  (isHome === undefined || isHome === answers.isHome) &&
  (kinds === undefined || (answers.kind !== null && kinds.includes(answers.kind))) &&
  (plan === undefined || answers.plans.includes(plan))

export interface ChecklistStep extends Omit<StepRule, 'when' | 'fee'> {
  readonly name: StepName
  /** The kind of its fee schedule. */
  readonly feeKind: string | null
  readonly licenseKind: string | null
}

/** The steps that these answers need, in order. */
export function stepsFor(answers: ChecklistAnswers): readonly ChecklistStep[] {
  const needed = stepNames.filter((name) =>
    stepRules[name].when.some((condition) => holds(condition, answers)),
  )
  return phases.flatMap((phase) =>
    needed
      .filter((name) => stepRules[name].phase === phase)
      .map((name) => {
        const { when: _when, fee, ...rule } = stepRules[name]
        const licenseKind = rule.carries === 'license' ? licenseKindOf(name, answers) : null
        const ofKind = licenseKind === null ? null : `license.${licenseKind}`
        return { ...rule, name, licenseKind, feeKind: fee === 'license' ? ofKind : fee }
      }),
  )
}

/** The answers that a form or a screen can begin with, as its address has them. */
export function carried(
  { carries, licenseKind, start }: ChecklistStep,
  { address, business }: ChecklistAnswers,
): Readonly<Record<string, string>> {
  if (carries === 'address') return address === '' ? {} : { address }
  if (carries !== 'license' || start === null || !('process' in start)) return {}
  const params = {
    ...(licenseKind !== null && start.process === licenseProcess && { licenseKind }),
    ...(business !== '' && { business }),
    ...(address !== '' && { address }),
  }
  return Object.keys(params).length === 0 ? {} : { params: JSON.stringify(params) }
}
