import { documents } from './accounts/documents/documents.sql.ts'
import { auditedAccounts } from './audited-accounts.ts'
import { auditedBroadcasts } from './audited-broadcasts.ts'
import { auditedContent } from './audited-content.ts'
import { auditedLand } from './audited-land.ts'
import { auditedLicensing } from './audited-licensing.ts'
import { auditedPartners } from './audited-partners.ts'
import { auditedSearch } from './audited-search.ts'
import { auditedShutoffs } from './audited-shutoffs.ts'
import { type AuditedTable, audited } from './audited-table.ts'
import { auditedVersions } from './audited-versions.ts'
import { publicFields } from './casework/public-fields/public-fields.sql.ts'
import { replyTemplates } from './casework/reply-templates/reply-templates.sql.ts'
import {
  requestEvents,
  requestFiles,
  requestFilters,
  requests,
} from './casework/requests/requests.sql.ts'
import { services } from './casework/services/services.sql.ts'
import { absences, routingRules, teamMembers, teams } from './casework/teams/teams.sql.ts'
import {
  billingMaintenancePeriods,
  billingMaintenanceWindows,
  systemAlerts,
} from './content/alerts/alerts.sql.ts'
import { autopays } from './money/autopay/autopay.sql.ts'
import { arrangements, instalments } from './money/billing/arrangements.sql.ts'
import { discrepancies, payments, refunds, savedMethods } from './money/ledger/payments.sql.ts'
import { permitBills } from './money/permit-fees/permit-fees.sql.ts'
import { scheduledPayments } from './money/scheduled-payments/scheduled-payments.sql.ts'
import { utilityAccountOwners } from './money/utility-accounts/utility-accounts.sql.ts'
import { organizationMembers, organizations } from './people/organizations/organizations.sql.ts'
import { contacts } from './people/profiles/residents.sql.ts'
import { citySettings } from './platform/city/city.sql.ts'
import { outbox } from './platform/deliveries/outbox.sql.ts'
import { featureFlags, userFeatureFlags } from './platform/flags/flags.sql.ts'
import { translations } from './platform/texts/translations.sql.ts'

const address = ['address1', 'address2', 'city', 'state', 'zip'] as const

/** A new column must be shown, personal or left out; a new table has its line here. */
export const auditedTables: readonly AuditedTable[] = [
  ...auditedAccounts,
  ...auditedBroadcasts,
  ...auditedContent,
  ...auditedVersions,
  ...auditedLand,
  ...auditedPartners,
  ...auditedSearch,
  ...auditedShutoffs,
  ...auditedLicensing,
  audited(contacts, {
    entity: 'contact',
    id: 'id',
    shown: [],
    personal: ['email', 'firstName', 'lastName', 'phoneNumber', ...address],
    leftOut: [],
  }),
  audited(organizations, {
    entity: 'organization',
    id: 'id',
    shown: ['name', 'taxId', 'businessLicenseId', ...address],
    leftOut: [],
  }),
  audited(organizationMembers, {
    entity: 'organization',
    id: 'organizationId',
    owner: 'userId',
    part: 'userId',
    shown: ['userId', 'role', 'isVerified'],
    leftOut: ['organizationId', 'verifiedAt'],
  }),
  audited(userFeatureFlags, {
    entity: 'user',
    id: 'userId',
    part: 'name',
    shown: ['name', 'isEnabled'],
    leftOut: ['userId'],
  }),
  audited(requests, {
    entity: 'request',
    id: 'id',
    owner: 'userId',
    shown: [
      'category',
      'title',
      'status',
      'userId',
      'organizationId',
      'language',
      'channel',
      'description',
      'address',
      'latitude',
      'longitude',
      'area',
      'isActionRequired',
      'actionMessage',
      'paymentAmountCents',
      'paymentCode',
      'paidAt',
      'teamId',
      'assigneeId',
      'dueAt',
      'closedAt',
      'closeReason',
      'mergedIntoId',
    ],
    personal: ['guestEmail', 'contactName', 'contactPhone'],
    leftOut: [
      'number',
      'recordType',
      'serviceId',
      'titleEs',
      'guestMailStoppedAt',
      'details',
      'sections',
      'mapCell',
      'rating',
      'satisfaction',
      'answeredAt',
      'reopenedAt',
    ],
  }),
  // Other kinds change the request itself. The text stays in the request's history.
  audited(requestEvents, {
    entity: 'request',
    id: 'requestId',
    owner: 'actorId',
    only: { by: ['staff'], kind: ['note', 'reply', 'merged'] },
    shown: ['kind', 'isPublic'],
    leftOut: ['requestId', 'at', 'by', 'actorId', 'body', 'facts'],
  }),
  audited(requestFiles, {
    entity: 'request',
    id: 'requestId',
    only: { by: ['staff'] },
    shown: ['name', 'isPublic'],
    leftOut: [
      'requestId',
      'draftId',
      'answersId',
      'eventId',
      'contentType',
      'size',
      'objectKey',
      'thumbnailType',
      'by',
      'keeper',
    ],
  }),
  audited(requestFilters, {
    entity: 'request-filter',
    id: 'id',
    owner: 'userId',
    shown: ['name', 'query', 'isShared'],
    leftOut: ['userId'],
  }),
  audited(replyTemplates, {
    entity: 'reply-template',
    id: 'id',
    shown: ['name', 'bodyEnglish', 'bodySpanish'],
    leftOut: [],
  }),
  audited(teams, {
    entity: 'team',
    id: 'id',
    shown: ['name'],
    leftOut: [],
  }),
  audited(teamMembers, {
    entity: 'team',
    id: 'teamId',
    part: 'userId',
    shown: ['userId'],
    leftOut: ['teamId'],
  }),
  audited(routingRules, {
    entity: 'routing-rule',
    id: 'id',
    shown: ['category', 'area', 'teamId', 'assigneeId'],
    leftOut: [],
  }),
  audited(absences, {
    entity: 'user',
    id: 'userId',
    shown: ['firstDay', 'lastDay', 'substituteId'],
    leftOut: ['userId'],
  }),
  audited(publicFields, {
    entity: 'record-type',
    id: 'recordType',
    shown: ['fieldNames'],
    leftOut: ['recordType'],
  }),
  audited(services, {
    entity: 'service',
    id: 'id',
    shown: [
      'item',
      'itemEs',
      'type',
      'action',
      'description',
      'descriptionEs',
      'sortOrder',
      'isPublished',
      'crmObject',
      'formProcessId',
      'reportCategory',
      'externalLink',
      'content',
      'contentEs',
      'calendlyLink',
      'isPaymentRequired',
      'paymentCode',
      'crmPaymentField',
      'isGuestEnabled',
      'opensInAppBrowser',
      'isPopular',
      'popularIconUrl',
      'popularOrder',
      'isDeleted',
    ],
    leftOut: ['slug'],
  }),
  audited(systemAlerts, {
    entity: 'system-alert',
    id: 'id',
    shown: ['title', 'titleEs', 'text', 'textEs', 'isActive'],
    leftOut: ['createdBy', 'announcedAt'],
  }),
  audited(billingMaintenancePeriods, {
    entity: 'maintenance-period',
    id: 'id',
    on: ['insert', 'delete'],
    shown: ['createdBy'],
    leftOut: [],
  }),
  audited(billingMaintenanceWindows, {
    entity: 'maintenance-period',
    id: 'periodId',
    part: 'kind',
    shown: ['isEnabled', 'text', 'textEs', 'startsOn', 'endsOn', 'startsAt', 'endsAt', 'days'],
    leftOut: ['periodId', 'kind'],
  }),
  audited(translations, {
    entity: 'text',
    id: 'id',
    shown: ['singularForm', 'pluralForm'],
    leftOut: ['language', 'group', 'languageKey', 'updatedBy'],
  }),
  audited(payments, {
    entity: 'payment',
    id: 'id',
    owner: 'userId',
    on: ['update', 'delete'],
    shown: ['status', 'userId', 'organizationId', 'returnCode'],
    leftOut: [
      'reference',
      'amountCents',
      'appCode',
      'accountType',
      'description',
      'channel',
      'caller',
      'key',
      'intent',
      'confirmed',
      'email',
      'language',
      'methodKind',
      'methodBrand',
      'methodLast4',
      'transactionId',
      'declineReason',
      'submittedAt',
      'approvedAt',
      'settledAt',
    ],
  }),
  audited(refunds, {
    entity: 'payment',
    id: 'paymentId',
    part: 'reference',
    shown: ['kind', 'status', 'amountCents', 'reason'],
    leftOut: ['paymentId', 'reference', 'staffId', 'decidedBy', 'decidedAt', 'transactionId'],
  }),
  audited(discrepancies, {
    entity: 'discrepancy',
    id: 'id',
    shown: ['resolvedAt', 'note'],
    leftOut: [
      'kind',
      'paymentId',
      'subject',
      'ourCents',
      'theirCents',
      'ourStatus',
      'theirStatus',
      'foundAt',
      'resolvedBy',
    ],
  }),
  audited(arrangements, {
    entity: 'arrangement',
    id: 'id',
    shown: ['status', 'totalCents', 'note', 'answerBy', 'endedAt'],
    leftOut: ['utilityAccountId', 'offeredBy', 'offeredAt', 'answeredBy', 'answeredAt'],
  }),
  audited(instalments, {
    entity: 'arrangement',
    id: 'arrangementId',
    part: 'position',
    shown: ['amountCents', 'dueOn'],
    leftOut: ['arrangementId', 'position', 'remindedAt', 'missedAt'],
  }),
  audited(autopays, {
    entity: 'autopay',
    id: 'id',
    owner: 'userId',
    shown: ['utilityAccountId', 'userId', 'organizationId', 'endedAt'],
    leftOut: ['savedMethodId', 'language'],
  }),
  audited(scheduledPayments, {
    entity: 'scheduled-payment',
    id: 'id',
    owner: 'userId',
    shown: ['userId', 'organizationId', 'amountCents', 'payOn', 'status', 'ended'],
    leftOut: [
      'utilityAccountId',
      'savedMethodId',
      'arrangementId',
      'position',
      'attempts',
      'paymentId',
      'remindedAt',
    ],
  }),
  audited(savedMethods, {
    entity: 'saved-method',
    id: 'id',
    owner: 'owner',
    shown: ['kind', 'removedAt'],
    leftOut: ['owner', 'methodId', 'brand', 'last4', 'expiry', 'warnedAt'],
  }),
  audited(utilityAccountOwners, {
    entity: 'utility-account',
    id: 'utilityAccountId',
    owner: 'userId',
    shown: ['userId', 'organizationId'],
    leftOut: ['utilityAccountId'],
  }),
  audited(documents, {
    entity: 'utility-account',
    id: 'utilityAccountId',
    shown: ['name', 'contentType'],
    leftOut: ['utilityAccountId', 'size', 'objectKey'],
  }),
  audited(permitBills, {
    entity: 'permit-bill',
    id: 'recordId',
    shown: ['number', 'accountNumber', 'applications', 'interestCents', 'paidAt'],
    leftOut: ['recordId'],
  }),
  audited(featureFlags, {
    entity: 'flag',
    id: 'name',
    shown: ['isEnabled'],
    leftOut: ['name'],
  }),
  audited(citySettings, {
    entity: 'city',
    id: 'isOnly',
    shown: ['overrides'],
    leftOut: ['isOnly'],
  }),
  audited(outbox, {
    entity: 'delivery',
    id: 'id',
    on: ['update'],
    shown: ['status'],
    leftOut: [
      'topic',
      'recipient',
      'dedupeKey',
      'payload',
      'priority',
      'attempts',
      'nextAttemptAt',
      'deliveredAt',
      'lastError',
      'lastFailure',
      'deadAt',
    ],
  }),
]
