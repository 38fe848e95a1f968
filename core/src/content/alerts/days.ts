/** In the screen's order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** Spec, admin section 3.6. */
export const dayChoices = ['everyDay', ...weekdays] as const

export type DayChoice = (typeof dayChoices)[number]

/** Wire names. */
export type DaysActive = Readonly<Record<DayChoice, boolean>>

const chosenBy = (isChosen: (day: DayChoice) => boolean): DaysActive => ({
  everyDay: isChosen('everyDay'),
  monday: isChosen('monday'),
  tuesday: isChosen('tuesday'),
  wednesday: isChosen('wednesday'),
  thursday: isChosen('thursday'),
  friday: isChosen('friday'),
  saturday: isChosen('saturday'),
  sunday: isChosen('sunday'),
})

export const daysOf = (chosen: readonly DayChoice[]): DaysActive =>
  chosenBy((day) => chosen.includes(day))

export const chosenDays = (days: DaysActive): readonly DayChoice[] =>
  dayChoices.filter((day) => days[day])

export const hasDay = (days: DaysActive): boolean => chosenDays(days).length > 0

/**
 * Spec, admin section 4: every day on clears the single days, off sets them all; a single day
 * clears every day; the last day stays set.
 */
export function toggleDay(days: DaysActive, clicked: DayChoice): DaysActive {
  if (clicked === 'everyDay') {
    return chosenBy((day) => (day === 'everyDay') !== days.everyDay)
  }
  const next = { ...days, everyDay: false, [clicked]: !days[clicked] }
  return hasDay(next) ? next : { ...next, [clicked]: true }
}
