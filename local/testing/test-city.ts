import { startTestCity, type TestCity, type TestCityOptions } from './start-test-city.ts'

/**
 * Starts a city for one test file and stops it when the file is done. Call it at the top of the file, outside of tests
 * and hooks.
 */
export async function testCity(options?: TestCityOptions): Promise<TestCity> {
  const city = await startTestCity(options)
  // Journeys and benchmarks use this folder too, and run without vitest.
  const { afterAll } = await import('vitest')
  afterAll(() => city.stop())
  return city
}
