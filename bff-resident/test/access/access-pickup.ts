import { at } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** Pickup days, which anyone can read. */
export const pickupRows = {
  findPickupDays: {
    path: at('/salesforce/landParcelMaster/garbagePickupDay?streetNumber=1'),
    status: 200,
  },
  getPickupPlace: { path: at(`/pickup/${missing}`), status: 404 },
  getPickupCalendar: { path: at('/pickup/calendars/none.ics'), status: 404 },
}
