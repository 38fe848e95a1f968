import type { TestCity } from '@portal/local/testing'

/** The city that a journey runs in. */
export type JourneyCity = Pick<TestCity, 'origins' | 'databaseUrl' | 'neonEndpoint'>

// Playwright passes the environment to its workers.
const VARIABLE = 'PORTAL_JOURNEY_CITY'

export function tellCity({ origins, databaseUrl, neonEndpoint }: TestCity) {
  const city: JourneyCity = { origins, databaseUrl, neonEndpoint }
  process.env[VARIABLE] = JSON.stringify(city)
}

export function cityOfThisRun(): JourneyCity {
  const told = process.env[VARIABLE]
  if (told === undefined) throw new Error('The journeys’ set-up did not start a city')
  // Written by tellCity above.
  return JSON.parse(told) as JourneyCity
}
