import {
  answerErrors,
  type FeeQuote,
  type FeeSchedule,
  quoteFees,
} from '../../money/fee-schedules/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import type { FoundLicense } from './find-license.ts'

export interface RenewalQuote {
  readonly quote: FeeQuote
  readonly schedule: FeeSchedule
  readonly year: number
  /** Today in the city, by which a penalty is computed. */
  readonly quotedOn: string
  readonly dueOn: string
}

const refused = (code: 'License.Stopped' | 'License.Renewed' | 'License.TooEarly') =>
  new DomainError('conflict', code)

/**
 * What the year after `year` costs if it is paid today. The schedule is the one in force on its
 * first day.
 * @throws conflict if the license is stopped, renewed already, has no such year, or no fees are set.
 */
export function quoteRenewal(
  { clock, city }: Context,
  license: FoundLicense,
  year: number,
): RenewalQuote {
  const { answers, dueOn, lastYear, next, schedule, status } = license
  if (status !== 'active') throw refused('License.Stopped')
  if (next?.isPaid || year < lastYear) throw refused('License.Renewed')
  if (dueOn === null) throw new DomainError('conflict', 'License.OtherYear')
  const now = clock.now()
  if (year > wallTimeAt(now, city.timeZone).year) throw refused('License.TooEarly')
  if (!schedule || answerErrors(schedule, answers).length > 0)
    throw new DomainError('conflict', 'License.NoSchedule')
  const quotedOn = isoDay(now, city.timeZone)
  const quote = quoteFees(schedule, answers, { dueOn, paidOn: quotedOn })
  return { quote, schedule, year: year + 1, quotedOn, dueOn }
}
