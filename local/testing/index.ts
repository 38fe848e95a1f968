/** What tests stand on: real databases, and whole cities of built workers. */
export { confirmedLongAgo } from './confirmed-long-ago.ts'
export { cityDay } from './city-day.ts'
export { contractFaults, standingFaults } from './answer-faults.ts'
export { type Call, callerOf, reportServiceOf } from './call-operation.ts'
export { ask, type Answer, type Asked } from './ask.ts'
export { buildApps } from '../build.ts'
export { merchant, openPayments } from '../payments/open-payments.ts'
export { opaqueDataFrom, typedCard } from '../payments/opaque-data.ts'
export { openMailbox } from '../mailbox/open-mailbox.ts'
export { openDatabaseGate } from './database-gate.ts'
export { type Mortal, type MortalCity, mortals, startMortalCity } from './start-mortal-city.ts'
export { type HeldTable, holdTable } from './hold-table.ts'
export { startTestCity, type TestCity, type TestCityOptions } from './start-test-city.ts'
export { testDatabase, type TestDatabase } from './test-database.ts'
export { startTestServer, testServer } from './test-server.ts'
export { databaseMark, endSessionsOf, sealedCookie, takeAdminFlag } from './dead-session.ts'
export { giveUpMails } from './give-up-mails.ts'
export { givePassword } from './give-password.ts'
export { putContact } from './put-contact.ts'
export { putAccount, releaseAccount } from './put-account.ts'
export { changeRequest, putRequest } from './put-request.ts'
export { switchFlag } from './switch-flag.ts'
export { codeIn, letterTo, lettersIn, lettersTo, type Letter } from './letters.ts'
export { newVisitor, type Visitor } from './visitor.ts'
export {
  addressesOf,
  oddBodies,
  type PublishedDocument,
  type SentBody,
  takenBodies,
} from './odd-bodies.ts'
export { freePorts } from '../ports.ts'
export { textKeys } from './text-keys.ts'
export { temporaryFolder } from '../temporary-folder.ts'
export { demoPassword } from '../city/people/accounts.ts'
export { admitted, type Cast, newCast, type Role, roles } from './roles.ts'
export { testBucket } from './test-bucket.ts'
