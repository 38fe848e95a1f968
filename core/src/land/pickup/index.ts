export { addStreetAlias, removeStreetAlias } from './edit-aliases.ts'
export { addPickupRule, previewPickupRule, withdrawPickupRule } from './edit-rules.ts'
export { findPickupDays, type FoundPickupDay } from './find-pickup-days.ts'
export { getPickupPlace } from './get-pickup-place.ts'
export { getPickupCalendar } from './pickup-calendar.ts'
export { pickupDataSet } from './pickup-data-set.ts'
export { listPickupRules } from './staff-calendar.ts'
export {
  confirmPickupReminders,
  getPickupReminder,
  listRemindedPlaces,
  remindOfPickups,
  stopPickupReminders,
  stopRemindersByLink,
} from './remind-of-pickups.ts'
export { sendPickupReminders } from './send-reminders.ts'
export { placeOfToken, placeToken } from './place-token.ts'
