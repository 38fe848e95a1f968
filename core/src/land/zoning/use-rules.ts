import { isDay } from '../../platform/kernel/days.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import { isHttps } from '../../platform/kernel/web-address.ts'
import type { UsePermission } from './permissions.ts'

/** Characters. */
export const zoningLimits = { code: 30, text: 100, address: 500, source: 300 } as const

/** What a district says of a use from a day on, until the next rule of the same use. */
export interface UseRule {
  readonly use: string
  readonly useEs: string
  readonly permission: UsePermission
  /** ISO. */
  readonly startsOn: string
  readonly source: string
}

export interface DistrictEdit {
  readonly code: string
  readonly name: string
  readonly nameEs: string
  readonly kind: 'base' | 'overlay'
  readonly rulesUrl: string
  /** ISO. */
  readonly dataOn: string
}

const invalid = (field: string, isRight: boolean): readonly ValidationError[] =>
  isRight ? [] : [{ field, kind: 'Invalid' }]

/** Without the Spanish name, which a use that is known already has. */
export const ruleErrors = ({ use, startsOn, source }: UseRule): readonly ValidationError[] => [
  ...required('use', use),
  ...invalid('startsOn', isDay(startsOn)),
  ...required('source', source),
]

/** What an import writes before the `=` of a share. */
const code = /^[\w./ -]{1,30}$/

export const districtErrors = (district: DistrictEdit): readonly ValidationError[] => [
  ...invalid('code', code.test(district.code) && district.code.trim() === district.code),
  ...required('name', district.name),
  ...required('nameEs', district.nameEs),
  ...invalid('rulesUrl', isHttps(district.rulesUrl)),
  ...invalid('dataOn', isDay(district.dataOn)),
]

export interface UseHistory<Rule extends UseRule> {
  /** Counts on the day; undefined for a use that begins later. */
  readonly current: Rule | undefined
  /** Soonest first. */
  readonly later: readonly Rule[]
  /** Newest first. */
  readonly earlier: readonly Rule[]
}

/** The rules of each use, as they stand on a day (ISO). */
export function usesOn<Rule extends UseRule>(
  rules: readonly Rule[],
  day: string,
): readonly UseHistory<Rule>[] {
  const byUse = Map.groupBy(rules, ({ use }) => use.toLowerCase())
  return [...byUse.keys()].toSorted().map((use) => {
    const own = (byUse.get(use) ?? []).toSorted((one, other) =>
      one.startsOn < other.startsOn ? 1 : -1,
    )
    const [current, ...earlier] = own.filter(({ startsOn }) => startsOn <= day)
    return { current, earlier, later: own.filter(({ startsOn }) => startsOn > day).toReversed() }
  })
}
