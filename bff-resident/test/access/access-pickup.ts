import { at, type Row } from './access-row.ts'

const missing = '01900000-0000-7000-8000-000000000000'

/** Pickup days, which anyone can read, and reminders of them. */
export const pickupRows = {
  findPickupDays: {
    path: at('/salesforce/landParcelMaster/garbagePickupDay?streetNumber=1'),
    status: 200,
  },
  getPickupPlace: { path: at(`/pickup/${missing}`), status: 404 },
  getPickupCalendar: { path: at('/pickup/calendars/none.ics'), status: 404 },
  getPickupReminder: { path: at(`/pickup/${missing}/reminders`), status: 200 },
  remindOfPickups: {
    path: at(`/pickup/${missing}/remind`),
    body: () => ({ guestEmail: `${crypto.randomUUID()}@home.example` }),
    status: 404,
  },
  stopPickupReminders: { path: at(`/pickup/${missing}/remind`), status: 200 },
  listRemindedPlaces: { path: at('/pickup-reminders'), status: 200 },
  confirmPickupReminders: {
    path: at(`/pickup/${missing}/reminders/confirm?reminder=${missing}&signature=x`),
    status: 404,
  },
  stopRemindersByLink: {
    path: at(`/pickup/${missing}/reminders/stop?reminder=${missing}&signature=x`),
    status: 404,
  },
  openStopReminders: {
    path: at(`/pickup/${missing}/reminders/stop?reminder=${missing}&signature=x`),
    status: 303,
  },
} as const satisfies Readonly<Record<string, Row>>
