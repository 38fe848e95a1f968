import { type AuditedTable, audited } from './audited-table.ts'
import { zoningDistricts, zoningUses } from './land/zoning/zoning.sql.ts'

/** Districts and what they allow. Parcels change by imports only, whose entries name them. */
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
]
