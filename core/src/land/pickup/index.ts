export { findPickupDays, type FoundPickupDay } from './find-pickup-days.ts'
export { getPickupPlace } from './get-pickup-place.ts'
export { getPickupCalendar } from './pickup-calendar.ts'
export { placeOfToken, placeToken } from './place-token.ts'
