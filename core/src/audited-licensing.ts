import { type AuditedTable, audited } from './audited-table.ts'
import { licenses } from './licensing/licenses/licenses.sql.ts'
import { permitExemptions } from './licensing/permit-exemptions/permit-exemptions.sql.ts'
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
]
