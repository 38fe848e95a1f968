import { buildApps, startTestCity, startTestServer } from '@portal/local/testing'
import { tellCity } from './city.ts'

/** Starts the one city that all journeys of a run share; Playwright calls what is returned at the end. */
export default async function setup() {
  await buildApps()
  const stopServer = await startTestServer()
  const city = await startTestCity()
  // The first run of the schedule reads the demo feeds, so that the home page has news.
  await city.runScheduled()
  tellCity(city)
  return async () => {
    await city.stop()
    await stopServer()
  }
}
