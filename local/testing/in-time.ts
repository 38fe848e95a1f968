/** `npm test -- --within` starts no journey after this moment; Playwright passes it to its workers. */
const variable = 'PORTAL_JOURNEYS_UNTIL'

/** Why a journey that would start too late is skipped; the report's reader tells it by this. */
export const noTime = 'no time left'

export const untilFor = (until: Date): Readonly<Record<string, string>> => ({
  [variable]: until.toISOString(),
})

export function isTooLate(): boolean {
  const until = process.env[variable]
  return until !== undefined && new Date() > new Date(until)
}
