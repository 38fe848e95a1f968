/** `asked`: a guest who did not confirm yet. */
export const reminderStates = ['no', 'asked', 'yes'] as const
export type ReminderState = (typeof reminderStates)[number]

export const reminderChannels = ['mail', 'push'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

export const reminderLimits = {
  /** Of one person, with or without an account. */
  places: 10,
  /** Until a guest's request to be reminded is forgotten. */
  unconfirmedDays: 7,
} as const
