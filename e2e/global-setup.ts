import { buildApps, startTestCity, startTestServer } from '@portal/local/testing'
import { storeCity } from './city.ts'
import { openShapes } from './engines/shapes.ts'

/** Starts the run's shared city; Playwright calls the returned function at the end. */
export default async function setup() {
  await buildApps()
  const stopServer = await startTestServer()
  const city = await startTestCity()
  // The first cron reads the demo feeds, so that the home page has news.
  await city.runScheduled()
  storeCity(city)
  const closeShapes = openShapes()
  return async () => {
    closeShapes()
    await city.stop()
    await stopServer()
  }
}
