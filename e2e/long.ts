/** The tag of journeys that `npm run test:long` walks, and `npm test` leaves out. */
export const LONG = '@long'
