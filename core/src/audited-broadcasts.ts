import { type AuditedTable, audited } from './audited-table.ts'
import { broadcastAudiences, broadcasts } from './casework/messages/broadcasts.sql.ts'

/** What staff sent to many. Parts and recipients are written by the worker, for no one person. */
export const auditedBroadcasts: readonly AuditedTable[] = [
  audited(broadcasts, {
    entity: 'broadcast',
    id: 'id',
    shown: [
      'title',
      'titleEs',
      'body',
      'bodyEs',
      'audience',
      'channels',
      'state',
      'sendAt',
      'urgentReason',
    ],
    leftOut: ['wave', 'audienceSize', 'createdBy', 'approvedBy'],
  }),
  audited(broadcastAudiences, {
    entity: 'broadcast-audience',
    id: 'id',
    shown: ['name', 'audience'],
    leftOut: ['createdBy'],
  }),
]
