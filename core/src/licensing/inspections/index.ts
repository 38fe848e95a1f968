export { bookInspection, bookInspectionForStaff } from './book-inspection.ts'
export { getInspectionCalendar } from './booking-calendar.ts'
export {
  cancelInspection,
  cancelInspectionForStaff,
  moveInspection,
  moveInspectionForStaff,
} from './change-booking.ts'
export { correctInspection } from './correct-inspection.ts'
export { getBooking } from './get-booking.ts'
export {
  addInspectionPhoto,
  type InspectionPhoto,
  setInspectionThumbnail,
  sweepInspectionPhotos,
} from './inspection-photos.ts'
export { assignInspection, orderInspections } from './inspection-route.ts'
export { getInspectionRoute, listInspections } from './list-inspections.ts'
export { recordInspection } from './record-inspection.ts'
export { setInspectionSlots } from './slots-for-staff.ts'
export { expirePermits, remindOfInspections, warnOfExpiry } from './watch-inspections.ts'
