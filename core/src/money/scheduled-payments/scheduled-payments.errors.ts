export const scheduledRefusals = {
  notFound: 'Scheduled.NotFound',
  day: 'Scheduled.DayInvalid',
  more: 'Scheduled.MoreThanDue',
  sameDay: 'Scheduled.SameDay',
  tooLate: 'Scheduled.TooLate',
} as const
