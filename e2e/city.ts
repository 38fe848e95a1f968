import type { TestCity } from '@portal/local/testing'

export type JourneyCity = Pick<TestCity, 'origins' | 'databaseUrl' | 'neonEndpoint'>

// Playwright passes the environment to its workers.
const VARIABLE = 'PORTAL_JOURNEY_CITY'

export function storeCity({ origins, databaseUrl, neonEndpoint }: TestCity) {
  const city: JourneyCity = { origins, databaseUrl, neonEndpoint }
  process.env[VARIABLE] = JSON.stringify(city)
}

export function cityOfThisRun(): JourneyCity {
  const stored = process.env[VARIABLE]
  if (stored === undefined) throw new Error('The journeys’ set-up did not start a city')
  // Written by storeCity above.
  return JSON.parse(stored) as JourneyCity
}
