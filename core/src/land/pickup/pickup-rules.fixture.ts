import { newId } from '../../platform/kernel/ids.ts'
import type { PickupRule, PickupRuleEdit } from './pickup-rule.ts'

/** What staff enter; of one day unless it says when it ends. */
export function ruleEdit(
  given: Partial<PickupRuleEdit> & Pick<PickupRuleEdit, 'kind' | 'fromDay'>,
) {
  return {
    service: null,
    district: null,
    toDay: given.fromDay,
    weekday: null,
    everyWeeks: 1,
    followsHolidays: true,
    movedTo: null,
    name: given.kind === 'season' ? '' : 'Heavy snow',
    nameEs: given.kind === 'season' ? '' : 'Mucha nieve',
    ...given,
  } satisfies PickupRuleEdit
}

export const rule = (given: Parameters<typeof ruleEdit>[0]): PickupRule => ({
  id: newId<'pickup rule'>(),
  ...ruleEdit(given),
})
