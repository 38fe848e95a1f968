import { type AuditedTable, audited } from './audited-table.ts'
import { partnerKeys, partners } from './people/partners/partners.sql.ts'

/** Who may use the API for others, and by which keys. */
export const auditedPartners: readonly AuditedTable[] = [
  audited(partners, {
    entity: 'partner',
    id: 'id',
    shown: ['name', 'contact'],
    leftOut: [],
  }),
  audited(partnerKeys, {
    entity: 'partner-key',
    id: 'id',
    shown: ['partnerId', 'name', 'scopes', 'limitPerMinute', 'prefix', 'expiresAt', 'revokedAt'],
    leftOut: ['hash'],
  }),
]
