// Every table of the city, for drizzle-kit and for seeding.
export {
  billingMaintenancePeriods,
  billingMaintenanceWindows,
  maintenanceWarningReads,
  systemAlertReads,
  systemAlerts,
} from '../alerts/alerts.sql.ts'
export { slowdowns } from '../slowdowns/slowdowns.sql.ts'
export { auditLog } from '../audit/audit.sql.ts'
export { autopayCharges, autopays } from '../autopay/autopay.sql.ts'
export { arrangements, instalments } from '../billing/arrangements.sql.ts'
export {
  billingBatches,
  billingBatchRows,
  bills,
  delinquencies,
  utilityPayments,
} from '../billing/billing.sql.ts'
export { utilityAccountOwners, utilityAccounts } from '../billing/utility-accounts.sql.ts'
export { citationPostings, citations } from '../citations/citations.sql.ts'
export { citySettings } from '../city/city.sql.ts'
export { articles, boardMembers, boards, newsPosts, pages } from '../content/content.sql.ts'
export { dataExports } from '../data-export/data-export.sql.ts'
export { documents } from '../documents/documents.sql.ts'
export { feedItems, feedStates } from '../feeds/feeds.sql.ts'
export { featureFlags, userFeatureFlags } from '../flags/flags.sql.ts'
export { formDefinitions, formSubmissions } from '../forms/forms.sql.ts'
export { idempotencyKeys } from '../idempotency/idempotency.sql.ts'
export {
  attempts,
  credentials,
  knownDevices,
  oneTimeCodes,
  pushSubscriptions,
  sessions,
  userEvents,
  users,
} from '../identity/identity.sql.ts'
export { messages } from '../messages/messages.sql.ts'
export { organizationMembers, organizations } from '../organizations/organizations.sql.ts'
export {
  discrepancies,
  paymentCustomers,
  paymentEvents,
  paymentItems,
  paymentNotices,
  payments,
  reconciliations,
  refunds,
  savedMethods,
} from '../payments/payments.sql.ts'
export { permitBillRequests, permitBills } from '../permit-fees/permit-fees.sql.ts'
export { publicFields } from '../public-fields/public-fields.sql.ts'
export {
  drafts,
  requestEvents,
  requestFiles,
  requestFilters,
  requestFollowers,
  requestNumbers,
  requests,
} from '../requests/requests.sql.ts'
export { parcels, streets } from '../parcels/parcels.sql.ts'
export { scheduledPayments } from '../scheduled-payments/scheduled-payments.sql.ts'
export {
  accountDrafts,
  contactProperties,
  contacts,
  notificationPreferences,
  pictureUploads,
  residentSettings,
} from '../residents/residents.sql.ts'
export { searchDocuments, searchWords } from '../search/search.sql.ts'
export { services } from '../services/services.sql.ts'
export { translations } from '../translations/translations.sql.ts'
export { outbox } from './outbox.sql.ts'
