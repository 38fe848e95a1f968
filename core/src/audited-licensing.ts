import { type AuditedTable, audited } from './audited-table.ts'
import { licenses } from './licensing/licenses/licenses.sql.ts'
import { permitExemptions } from './licensing/permit-exemptions/permit-exemptions.sql.ts'
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
]
