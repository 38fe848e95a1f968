/** What tests stand on: real databases, and whole cities of built workers. */
export { contractFaults, standingFaults } from './answer-faults.ts'
export { ask, type Answer, type Asked } from './ask.ts'
export { buildApps } from '../build.ts'
export { openDatabaseGate } from './database-gate.ts'
export { startTestCity, type TestCity, type TestCityOptions } from './start-test-city.ts'
export { testDatabase, type TestDatabase } from './test-database.ts'
export { startTestServer } from './test-server.ts'
