export const reminderChannels = ['mail', 'push'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

export const reminderLimits = {
  /** Of one person, with or without an account. */
  places: 10,
} as const
