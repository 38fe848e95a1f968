import { ask } from '@portal/local/testing'

/** Requests for the pickup days of a parcel, and for its calendar. */
export async function pickupSamples(origin: string, parcel: string) {
  const { text } = await ask(origin, `/api/pickup/${parcel}`)
  // `getPickupPlace` has it.
  const { calendarUrl } = JSON.parse(text) as { calendarUrl: string }
  const calendarPath = new URL(calendarUrl).pathname
  // An isolate keeps it for a minute, in each language.
  await Promise.all(['en', 'es'].map((lng) => ask(origin, `${calendarPath}?lng=${lng}`)))
  const search = '/salesforce/landParcelMaster/garbagePickupDay'
  return {
    findPickupDays: {
      path: `${search}?street=Millrace%20St`,
      trips: 1,
      refused: [[`${search}?street=${'1'.repeat(101)}`, 400]],
    },
    getPickupPlace: {
      path: `/pickup/${parcel}?year=2027`,
      trips: 1,
      refused: [
        ['/pickup/x', 400],
        ['/pickup/01900000-0000-7000-8000-000000000000', 404],
        [`/pickup/${parcel}?year=1999`, 400],
      ],
    },
    getPickupReminder: {
      path: `/pickup/${parcel}/reminders`,
      trips: 0,
      refused: [
        ['/pickup/x/reminders', 400],
        [`/pickup/${parcel}/reminders?reminder=7`, 400],
      ],
    },
    getPickupCalendar: {
      path: calendarPath.replace('/api', ''),
      trips: 0,
      refused: [
        ['/pickup/calendars/none', 404],
        ['/pickup/calendars/a%20b', 400],
      ],
    },
  } as const
}
