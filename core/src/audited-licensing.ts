import { type AuditedTable, audited } from './audited-table.ts'
import { licenses } from './licensing/licenses/licenses.sql.ts'
import { permitExemptions } from './licensing/permit-exemptions/permit-exemptions.sql.ts'
import {
  permitFeeLines,
  permitKinds,
  permitReviews,
  permits,
} from './licensing/permits/permits.sql.ts'
import { permitComments, permitDocuments } from './licensing/plan-review/plan-review.sql.ts'
import { feeSchedules } from './money/fee-schedules/fee-schedules.sql.ts'

/** What permits and licenses cost, and licenses. */
export const auditedLicensing: readonly AuditedTable[] = [
  audited(feeSchedules, {
    entity: 'fee-schedule',
    id: 'id',
    shown: [
      'kind',
      'name',
      'nameEs',
      'source',
      'fromDay',
      'toDay',
      'lines',
      'penalties',
      'rebates',
    ],
    leftOut: [],
  }),
  audited(permitExemptions, {
    entity: 'permit-exemption',
    id: 'id',
    shown: ['kind', 'rule', 'ruleEs', 'source', 'fromDay', 'toDay', 'conditions'],
    leftOut: [],
  }),
  audited(licenses, {
    entity: 'license',
    id: 'id',
    shown: [
      'number',
      'kind',
      'businessName',
      'address',
      'email',
      'organizationId',
      'answers',
      'status',
    ],
    leftOut: ['pinHash', 'language'],
  }),
  audited(permitDocuments, {
    entity: 'permit',
    id: 'permitId',
    part: 'id',
    shown: ['name', 'kind', 'isPublic'],
    leftOut: ['permitId'],
  }),
  // The text stays with the comment.
  audited(permitComments, {
    entity: 'permit',
    id: 'permitId',
    part: 'id',
    shown: ['discipline', 'sheet', 'isRequired', 'state'],
    leftOut: ['permitId', 'documentId', 'versionNumber', 'round', 'text', 'authorId'],
  }),
  audited(permits, {
    entity: 'permit',
    id: 'id',
    shown: [
      'state',
      'kind',
      'description',
      'conditions',
      'answers',
      'issuedOn',
      'expiresOn',
      'closedOn',
    ],
    leftOut: [
      'year',
      'number',
      'requestId',
      'parcelNumber',
      'streetNumber',
      'streetName',
      'streetSuffix',
      'unit',
      'zip',
      'latitude',
      'longitude',
      'ownerName',
      'tenantName',
      'tenantNumber',
      'zone',
      'estimatedValueCents',
      'squareFeet',
      'contractorName',
      'contractorLicense',
      'propertyType',
      'option',
      'appliedOn',
    ],
  }),
  audited(permitReviews, {
    entity: 'permit',
    id: 'permitId',
    part: 'discipline',
    shown: ['result', 'reviewerId', 'comment', 'round'],
    leftOut: ['permitId', 'discipline', 'startedAt', 'doneAt'],
  }),
  audited(permitFeeLines, {
    entity: 'permit',
    id: 'permitId',
    part: 'position',
    shown: ['name', 'rule', 'amountCents'],
    leftOut: ['permitId', 'position', 'nameEs', 'kind'],
  }),
  audited(permitKinds, {
    entity: 'permit-kind',
    id: 'code',
    shown: [
      'name',
      'nameEs',
      'disciplines',
      'inspections',
      'validDays',
      'needsContractor',
      'isOffered',
    ],
    leftOut: ['code', 'sortOrder'],
  }),
]
