export { confirmedLongAgo } from './confirmed-long-ago.ts'
export { cityDay } from './city-day.ts'
export { contractViolations, standingViolations } from './answer-violations.ts'
export { type Call, callerOf, reportServiceOf } from './call-operation.ts'
export { ask, type Answer, type Asked } from './ask.ts'
export { buildApps } from '../workers/build.ts'
export { merchant, openPayments } from '../payments/open-payments.ts'
export { opaqueDataFrom, typedCard } from '../payments/opaque-data.ts'
export { openMailbox } from '../mailbox/open-mailbox.ts'
export { openPushService } from './open-push-service.ts'
export { pushBrowser } from './push-browser.ts'
export { openDatabaseGate } from './database-gate.ts'
export {
  type KillablePart,
  type KillableCity,
  killableParts,
  startKillableCity,
} from './start-killable-city.ts'
export { hideTables } from './hide-tables.ts'
export { type HeldTable, holdTable } from './hold-table.ts'
export { startTestCity, type TestCity, type TestCityOptions } from './start-test-city.ts'
export { testCity } from './test-city.ts'
export { testDatabase, type TestDatabase } from './test-database.ts'
export { startTestServer, testServer } from './test-server.ts'
export { databaseMark, endSessionsOf, sealedCookie, takeAdminFlag } from './dead-session.ts'
export { giveUpMails } from './give-up-mails.ts'
export { givePassword } from './give-password.ts'
export { putContact } from './put-contact.ts'
export { putAccount, releaseAccount } from './put-account.ts'
export { putApplication } from './put-application.ts'
export { askForCorrections, putPermit } from './put-permit.ts'
export { openMornings } from './open-mornings.ts'
export { putDuePermit } from './put-due-permit.ts'
export { bookedVisitOf, putIssuedPermit } from './put-issued-permit.ts'
export { changeRequest, putRequest } from './put-request.ts'
export { putFirstUser } from './put-first-user.ts'
export { switchFlag } from './switch-flag.ts'
export { codeIn, waitForMail, mailsIn, mailsTo, type Mail } from './mails.ts'
export { newVisitor, type Visitor } from './visitor.ts'
export { fuzzBodies, serverErrorOf } from './fuzz-bodies.ts'
export { type PublishedDocument, takenBodies } from './odd-bodies.ts'
export { isTooLate, noTime } from './in-time.ts'
export { freePorts } from '../ports.ts'
export { textKeys } from './text-keys.ts'
export { temporaryFolder } from '../temporary-folder.ts'
export { demoPassword } from '../city/people/accounts.ts'
export { newStaff, requireSecondFactorOf, type StaffAccount, totpCodeOf } from './staff-account.ts'
export {
  admitted,
  type Cast,
  isStaff,
  type Member,
  newCast,
  pendingSteps,
  type Role,
  roles,
  rolesOfStaff,
} from './roles.ts'
export { testBucket } from './test-bucket.ts'
export { unfilledPlaces } from './unfilled-places.ts'
export { fillCity } from './fill-city.ts'
