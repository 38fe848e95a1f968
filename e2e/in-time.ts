// local/test-run.ts sets it for `npm test -- --within`.
const variable = 'PORTAL_JOURNEYS_UNTIL'

/** As local/test-reports.ts reads it; this package may not import that file. */
export const noTime = 'no time left'

export function isTooLate(): boolean {
  const until = process.env[variable]
  return until !== undefined && new Date() > new Date(until)
}
