import { type AuditedTable, audited } from './audited-table.ts'
import { streetAliases } from './land/parcels/parcels.sql.ts'
import { pickupRules } from './land/pickup/pickup.sql.ts'
import { zoningDistricts, zoningUses } from './land/zoning/zoning.sql.ts'

/** Districts and what they allow, and the pickup calendar. Parcels change by imports only, whose entries name them. */
export const auditedLand: readonly AuditedTable[] = [
  audited(zoningDistricts, {
    entity: 'zoning-district',
    id: 'id',
    shown: ['code', 'name', 'nameEs', 'kind', 'rulesUrl', 'dataOn'],
    leftOut: [],
  }),
  audited(zoningUses, {
    entity: 'zoning-use',
    id: 'id',
    shown: ['districtId', 'use', 'useEs', 'permission', 'startsOn', 'source'],
    leftOut: [],
  }),
  audited(pickupRules, {
    entity: 'pickup-rule',
    id: 'id',
    shown: [
      'kind',
      'service',
      'district',
      'fromDay',
      'toDay',
      'weekday',
      'everyWeeks',
      'followsHolidays',
      'movedTo',
      'name',
      'nameEs',
      'withdrawnAt',
    ],
    leftOut: [],
  }),
  audited(streetAliases, {
    entity: 'street-alias',
    id: 'id',
    shown: ['alias', 'streetName', 'streetSuffix'],
    leftOut: [],
  }),
]
