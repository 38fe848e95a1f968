import { type AuditedTable, audited } from './audited-table.ts'
import { shutoffBatches, shutoffTexts } from './money/shutoff-notices/shutoff-notices.sql.ts'

/** Notices before the water is shut off; their rows are the file's, and stand in the batch. */
export const auditedShutoffs: readonly AuditedTable[] = [
  audited(shutoffBatches, {
    entity: 'shutoff-batch',
    id: 'id',
    shown: ['rowCount'],
    leftOut: ['rowsHash', 'texts', 'createdBy'],
  }),
  audited(shutoffTexts, {
    entity: 'shutoff-texts',
    id: 'id',
    shown: [
      'title',
      'titleEs',
      'body',
      'bodyEs',
      'todo',
      'todoEs',
      'hours',
      'hoursEs',
      'phone',
      'minimumDays',
    ],
    leftOut: [],
  }),
]
