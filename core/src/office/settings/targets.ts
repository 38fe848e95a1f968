import { categoryFacts, reportCategoryNames } from '../../casework/report-categories/rules.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Holiday } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { holidayErrors, settingLimits, targetErrors, type Targets, targetsOf } from './rules.ts'
import { storedCity, storeSection, versionOf } from './stored-city.ts'

const targetSection = ['targetDays'] as const
const holidaySection = ['holidays'] as const

interface ServiceTargets {
  readonly targets: Targets
  /** By day. */
  readonly holidays: readonly Holiday[]
  /** Of the targets. */
  readonly version: string
}

/** As stored now. @throws forbidden unless staff. */
export async function getServiceTargets(context: Context): Promise<ServiceTargets> {
  requireStaff(context, 'getServiceTargets')
  const city = await storedCity(context)
  return {
    targets: targetsOf(city),
    holidays: city.holidays,
    version: versionOf(city, targetSection),
  }
}

interface TargetChange {
  readonly targets: Targets
  readonly version: string
}

/** For reports that come in, change their category or are reopened from now on. @throws forbidden; invalid; stale. */
export async function setServiceTargets(
  context: Context,
  { targets, version }: TargetChange,
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setServiceTargets')
  requireValid(targetErrors(targets))
  const differing = reportCategoryNames.filter(
    (category) => targets[category] !== categoryFacts(category).targetDays,
  )
  return storeSection(context, {
    operation: 'setServiceTargets',
    section: targetSection,
    version,
    wanted: {
      targetDays: Object.fromEntries(differing.map((category) => [category, targets[category]])),
    },
  })
}

/** Due dates that are set from now on count it as no working day. @throws forbidden; invalid; conflict for too many. */
export async function setHoliday(context: Context, { day, name }: Holiday): Promise<void> {
  requireStaff(context, 'setHoliday')
  requireValid(holidayErrors({ day, name }))
  const city = await storedCity(context)
  const others = city.holidays.filter((holiday) => holiday.day !== day)
  if (others.length >= settingLimits.holidays)
    throw new DomainError('conflict', 'Targets.TooManyHolidays')
  await storeSection(context, {
    operation: 'setHoliday',
    section: holidaySection,
    version: versionOf(city, holidaySection),
    wanted: {
      holidays: [...others, { day, name: name.trim() }].toSorted((a, b) =>
        a.day < b.day ? -1 : 1,
      ),
    },
  })
}

/** @throws forbidden; not-found. */
export async function deleteHoliday(context: Context, day: string): Promise<void> {
  requireStaff(context, 'deleteHoliday')
  const city = await storedCity(context)
  const others = city.holidays.filter((holiday) => holiday.day !== day)
  if (others.length === city.holidays.length)
    throw new DomainError('not-found', 'Targets.NoHoliday')
  await storeSection(context, {
    operation: 'deleteHoliday',
    section: holidaySection,
    version: versionOf(city, holidaySection),
    wanted: { holidays: others },
  })
}
