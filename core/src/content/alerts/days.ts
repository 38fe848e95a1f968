/** The single days that a window may start on, in the order in which they are shown. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** All that can be chosen (spec, admin section 3.6). */
export const dayChoices = ['everyDay', ...weekdays] as const

/** One thing that can be chosen: every day, or one day of the week. */
export type DayChoice = (typeof dayChoices)[number]

/** Which days are chosen, as the wire has them. */
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

/** The days that are named, chosen; the others not. */
export const daysOf = (chosen: readonly DayChoice[]): DaysActive =>
  chosenBy((day) => chosen.includes(day))

/** The names of the days that are chosen. */
export const chosenDays = (days: DaysActive): readonly DayChoice[] =>
  dayChoices.filter((day) => days[day])

/** Whether at least one day is chosen. */
export const hasDay = (days: DaysActive): boolean => chosenDays(days).length > 0

/**
 * The choice after a click on one of its boxes (spec, admin section 4): every day on clears the single
 * days, off sets them all; a single day clears every day; and where nothing would remain, the day that
 * was clicked stays set.
 */
export function toggleDay(days: DaysActive, clicked: DayChoice): DaysActive {
  if (clicked === 'everyDay') {
    return chosenBy((day) => (day === 'everyDay') !== days.everyDay)
  }
  const next = { ...days, everyDay: false, [clicked]: !days[clicked] }
  return hasDay(next) ? next : { ...next, [clicked]: true }
}
