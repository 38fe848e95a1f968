import { assert, boolean, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenDays, dayChoices, daysOf, hasDay, toggleDay, weekdays } from './days.ts'

const anyDays = record({
  everyDay: boolean(),
  monday: boolean(),
  tuesday: boolean(),
  wednesday: boolean(),
  thursday: boolean(),
  friday: boolean(),
  saturday: boolean(),
  sunday: boolean(),
})
const anyClick = constantFrom(...dayChoices)
const anyWeekday = constantFrom(...weekdays)

describe('a click on a day', () => {
  it('on every day sets it on and all single days off', () => {
    expect(chosenDays(toggleDay(daysOf(['tuesday', 'sunday']), 'everyDay'))).toEqual(['everyDay'])
  })

  it('on every day that was on turns all single days on', () => {
    expect(chosenDays(toggleDay(daysOf(['everyDay']), 'everyDay'))).toEqual(weekdays)
  })

  it('on any single day clears every day', () => {
    expect(chosenDays(toggleDay(daysOf(['everyDay']), 'friday'))).toEqual(['friday'])
  })

  it('on the last day that is set leaves it set', () => {
    expect(chosenDays(toggleDay(daysOf(['friday']), 'friday'))).toEqual(['friday'])
  })

  it('leaves at least one day chosen', () => {
    assert(
      property(anyDays, anyClick, (days, clicked) => {
        expect(hasDay(toggleDay(days, clicked))).toBe(true)
      }),
    )
  })

  it('never leaves every day chosen beside single days', () => {
    assert(
      property(anyDays, anyClick, (days, clicked) => {
        const next = toggleDay(days, clicked)
        expect(!next.everyDay || chosenDays(next).length === 1).toBe(true)
      }),
    )
  })

  it('on a single day changes no other single day', () => {
    assert(
      property(anyDays, anyWeekday, (days, clicked) => {
        const next = toggleDay(days, clicked)
        expect({ ...next, everyDay: days.everyDay, [clicked]: days[clicked] }).toEqual(days)
      }),
    )
  })

  it('on a single day, twice, restores the choice, unless it would have been empty', () => {
    assert(
      property(anyDays, anyWeekday, (days, clicked) => {
        const others = weekdays.some((day) => day !== clicked && days[day])
        const twice = toggleDay(toggleDay(days, clicked), clicked)
        expect(twice[clicked]).toBe(others ? days[clicked] : true)
      }),
    )
  })
})
