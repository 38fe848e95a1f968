import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import type { PickupRuleEdit } from './pickup-rule.ts'
import { mostDaysMoved } from './pickups.ts'

/** Characters of a text, weeks between pickups, and days of a season. */
export const pickupLimits = { name: 120, district: 40, everyWeeks: 4, seasonDays: 400 } as const

const invalid = (field: string, isRight: boolean): readonly ValidationError[] =>
  isRight ? [] : [{ field, kind: 'Invalid' }]

function seasonErrors(edit: PickupRuleEdit): readonly ValidationError[] {
  const { service, fromDay, toDay, weekday, everyWeeks } = edit
  return [
    ...invalid('service', service !== null && service !== 'garbage'),
    ...invalid(
      'toDay',
      isDay(toDay) && toDay >= fromDay && toDay <= daysAfter(fromDay, pickupLimits.seasonDays),
    ),
    ...invalid('weekday', weekday === null || (weekday >= 0 && weekday <= 6)),
    ...invalid('everyWeeks', everyWeeks >= 1 && everyWeeks <= pickupLimits.everyWeeks),
  ]
}

const namesErrors = ({ name, nameEs }: PickupRuleEdit): readonly ValidationError[] => [
  ...required('name', name),
  ...required('nameEs', nameEs),
]

/** Near its day, and another one. */
const isMovedWell = ({ fromDay, movedTo }: PickupRuleEdit): boolean =>
  movedTo === null ||
  (isDay(movedTo) &&
    movedTo !== fromDay &&
    movedTo >= daysAfter(fromDay, -mostDaysMoved) &&
    movedTo <= daysAfter(fromDay, mostDaysMoved))

/** All wrong fields of what staff enter. */
export function pickupRuleErrors(edit: PickupRuleEdit): readonly ValidationError[] {
  if (!isDay(edit.fromDay)) return [{ field: 'fromDay', kind: 'Invalid' }]
  if (edit.kind === 'season') return seasonErrors(edit)
  if (edit.kind === 'holiday') return namesErrors(edit)
  return [...namesErrors(edit), ...invalid('movedTo', isMovedWell(edit))]
}

const wholeCity = { service: null, district: null } as const
const oneDay = { weekday: null, everyWeeks: 1, followsHolidays: true } as const

/** What counts for its kind; the rest is left as it is without it. */
export function settledRule(edit: PickupRuleEdit): PickupRuleEdit {
  const { kind, fromDay } = edit
  if (kind === 'season') return { ...edit, movedTo: null, name: '', nameEs: '' }
  const names = { name: edit.name.trim(), nameEs: edit.nameEs.trim() }
  return kind === 'holiday'
    ? { ...edit, ...wholeCity, ...oneDay, ...names, toDay: fromDay, movedTo: null }
    : { ...edit, ...oneDay, ...names, toDay: fromDay }
}
