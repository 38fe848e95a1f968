// Every table, for drizzle-kit and for seeding.
export {
  billingMaintenancePeriods,
  billingMaintenanceWindows,
  maintenanceWarningReads,
  systemAlertReads,
  systemAlerts,
} from './content/alerts/alerts.sql.ts'
export { slowdowns } from './platform/rate-limits/slowdowns.sql.ts'
export { auditChanges, auditLog } from './platform/audit/audit.sql.ts'
export { autopayCharges, autopays } from './money/autopay/autopay.sql.ts'
export { arrangements, instalments } from './money/billing/arrangements.sql.ts'
export {
  billingBatches,
  bills,
  delinquencies,
  utilityPayments,
} from './money/billing/billing.sql.ts'
export {
  utilityAccountOwners,
  utilityAccounts,
} from './money/utility-accounts/utility-accounts.sql.ts'
export { citationPostings, citations } from './money/citations/citations.sql.ts'
export {
  staffNotifications,
  staffNotificationSettings,
} from './people/staff-inbox/staff-inbox.sql.ts'
export { publicVersions } from './platform/public-version/public-version.sql.ts'
export { citySettings } from './platform/city/city.sql.ts'
export { articleFeedback, articles } from './content/knowledge/knowledge.sql.ts'
export { materials } from './content/materials/materials.sql.ts'
export {
  boardMembers,
  boardOffices,
  boards,
  boardSeats,
  boardTerms,
} from './content/boards/boards.sql.ts'
export { boardAttendance, boardFiles, boardMeetings } from './content/boards/meetings.sql.ts'
export { homePages } from './casework/home-page/home-page.sql.ts'
export { newsPosts } from './content/news/news.sql.ts'
export { jobRuns } from './platform/jobs/jobs.sql.ts'
export { openDataSets } from './office/open-data/open-data.sql.ts'
export { dataExports } from './accounts/data-export/data-export.sql.ts'
export { personNotes } from './accounts/person-record/person-notes.sql.ts'
export { personSearch, personWords } from './accounts/people-search/person-search.sql.ts'
export { documents } from './accounts/documents/documents.sql.ts'
export { feedItems, feeds, feedStates } from './content/feeds/feeds.sql.ts'
export { linkChecks } from './content/link-checks/link-checks.sql.ts'
export { featureFlags, userFeatureFlags } from './platform/flags/flags.sql.ts'
export {
  boardApplicationChoices,
  boardApplications,
} from './casework/board-applications/board-applications.sql.ts'
export { formDefinitions, formSubmissions } from './casework/forms/forms.sql.ts'
export { idempotencyKeys } from './platform/idempotency/idempotency.sql.ts'
export {
  attempts,
  credentials,
  knownDevices,
  oneTimeCodes,
  pushSubscriptions,
  sessions,
  userEvents,
  users,
} from './people/users/users.sql.ts'
export { recoveryCodes, secondFactors } from './people/users/second-factors.sql.ts'
export {
  broadcastAudiences,
  broadcastRecipients,
  broadcasts,
  broadcastShards,
} from './casework/messages/broadcasts.sql.ts'
export {
  shutoffBatches,
  shutoffNotices,
  shutoffTexts,
} from './money/shutoff-notices/shutoff-notices.sql.ts'
export { messages } from './casework/messages/messages.sql.ts'
export {
  organizationInvitations,
  organizationMembers,
  organizations,
} from './people/organizations/organizations.sql.ts'
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
} from './money/ledger/payments.sql.ts'
export {
  inspectionCorrections,
  inspectionFees,
  inspectionPhotos,
  permitExpiryNotices,
} from './licensing/inspections/inspections.sql.ts'
export { inspectionSlots } from './licensing/permits/inspection-slots.sql.ts'
export { feeSchedules } from './money/fee-schedules/fee-schedules.sql.ts'
export { permitExemptions } from './licensing/permit-exemptions/permit-exemptions.sql.ts'
export { licenseReminders, licenses, licenseYears } from './licensing/licenses/licenses.sql.ts'
export { permitBillRequests, permitBills } from './money/permit-fees/permit-fees.sql.ts'
export { open311Requests, open311Updates } from './casework/open311/open311.sql.ts'
export { publicFields } from './casework/public-fields/public-fields.sql.ts'
export { absences, routingRules, teamMembers, teams } from './casework/teams/teams.sql.ts'
export { replyTemplates } from './casework/reply-templates/reply-templates.sql.ts'
export {
  drafts,
  requestEvents,
  requestFiles,
  requestFilters,
  requestFollowers,
  requestViewers,
  requestNumbers,
  requests,
} from './casework/requests/requests.sql.ts'
export {
  contentImportRows,
  contentImports,
  importedRows,
} from './content/content-import/content-import.sql.ts'
export { boardFollowers, boardNotices } from './casework/board-followers/board-followers.sql.ts'
export { legistarReads, legistarRows, legistarSources } from './content/legistar/legistar.sql.ts'
export { permitFollowers } from './casework/requests/permit-followers.sql.ts'
export { billingBatchParts } from './money/billing-import/batch-parts.sql.ts'
export { parcelImportParts, parcelImports } from './land/parcel-import/parcel-import.sql.ts'
export { parcels, streetAliases, streets } from './land/parcels/parcels.sql.ts'
export { pickupRules } from './land/pickup/pickup.sql.ts'
export { pickupReminderRuns, pickupReminders } from './land/pickup/reminders.sql.ts'
export { parcelDistricts, zoningDistricts, zoningUses } from './land/zoning/zoning.sql.ts'
export { scheduledPayments } from './money/scheduled-payments/scheduled-payments.sql.ts'
export { partnerKeys, partnerKeyUses, partners } from './people/partners/partners.sql.ts'
export {
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from './people/webhooks/webhooks.sql.ts'
export { businessChecklists } from './people/profiles/business-checklists.sql.ts'
export {
  accountDrafts,
  contactProperties,
  contacts,
  mailStops,
  notificationPreferences,
  pictureUploads,
  residentSettings,
} from './people/profiles/residents.sql.ts'
export { searchBestBets, searchMisses, searchSynonyms } from './content/search/search-words.sql.ts'
export { pages, searchDocuments, searchWords } from './content/search/search.sql.ts'
export { contentItems, contentVersions } from './content/content-editing/content-editing.sql.ts'
export { services } from './casework/services/services.sql.ts'
export { textExports } from './content/text-editing/text-exports.sql.ts'
export { textPreviews } from './content/text-editing/text-previews.sql.ts'
export { translations } from './platform/texts/translations.sql.ts'
export { outbox } from './platform/deliveries/outbox.sql.ts'
export { mailBlocks } from './platform/mail/mail-blocks.sql.ts'
export {
  permitFeeLines,
  permitHistory,
  permitInspections,
  permitKinds,
  permitReviews,
  permits,
} from './licensing/permits/permits.sql.ts'
export {
  permitCommentAnswers,
  permitComments,
  permitDocuments,
  permitDocumentVersions,
  permitResubmissions,
} from './licensing/plan-review/plan-review.sql.ts'
