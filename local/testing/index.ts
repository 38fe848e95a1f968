/** What tests stand on: real databases, and whole cities of built workers. */
export { buildApps } from '../build.ts'
export { startTestCity, type TestCity, type TestCityOptions } from './start-test-city.ts'
export { testDatabase, type TestDatabase } from './test-database.ts'
export { startTestServer } from './test-server.ts'
