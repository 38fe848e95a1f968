import { expect, it } from 'vitest'
import { askedUnits, quoteFees, scheduleErrors } from '@portal/core/fee-schedules/rules'
import { demoFeeSchedules } from './index.ts'

it.each(demoFeeSchedules().map((schedule) => [schedule.kind, schedule.fromDay, schedule] as const))(
  '%s from %s is right and can be quoted',
  (_kind, _day, schedule) => {
    expect(scheduleErrors(schedule)).toEqual([])
    const answers = Object.fromEntries(askedUnits(schedule).map(({ answer }) => [answer, 24]))
    expect(quoteFees(schedule, answers).totalCents).toBeGreaterThanOrEqual(0)
  },
)
