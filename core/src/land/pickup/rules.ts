// Pure rules that the contract, the operations and the screens share.
export { holidaysOf } from './holidays.ts'
export { readHouseNumber } from './half-number.ts'
export { pickupRuleKinds, type PickupRuleEdit } from './pickup-rule.ts'
export { pickupLimits, pickupRuleErrors, settledRule } from './rule-errors.ts'
export { type PickupService, pickupServices, seasonalServices } from './services.ts'
export { dateOfWeekday, weekdayDate, weekdayOf, weekOf } from './weeks.ts'
export { type ReminderChannel, reminderChannels, reminderLimits } from './reminder-channels.ts'
