import { type AuditedTable, audited } from './audited-table.ts'
import { partnerKeys, partners } from './people/partners/partners.sql.ts'
import { webhookEndpoints } from './people/webhooks/webhooks.sql.ts'

/** Who may use the API for others, by which keys, and who receives events. */
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
  // Workers switch it off by themselves; only what a person does is noted.
  audited(webhookEndpoints, {
    entity: 'partner-endpoint',
    id: 'id',
    shown: ['partnerId', 'address', 'kinds', 'disabledAt'],
    leftOut: [
      'secret',
      'oldSecret',
      'oldSecretEndsAt',
      'disabledBecause',
      'failingSince',
      'failures',
      'pausedUntil',
      'laneUntil',
    ],
  }),
]
