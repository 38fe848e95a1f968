/** What tests stand on: real databases, and whole cities of built workers. */
export { testDatabase, type TestDatabase } from './test-database.ts'
