import { type AuditedTable, audited } from './audited-table.ts'
import { contentItems, contentVersions } from './content/content-editing/content-editing.sql.ts'

/** What residents read is a copy of a version, so only versions are noted. */
export const auditedVersions: readonly AuditedTable[] = [
  audited(contentItems, {
    entity: 'content',
    id: 'id',
    shown: ['ownerId', 'checkedAt', 'checkEveryMonths'],
    leftOut: ['kind', 'revision', 'sourceKey'],
  }),
  audited(contentVersions, {
    entity: 'content',
    id: 'itemId',
    part: 'number',
    shown: ['state', 'body', 'note', 'scheduledAt', 'publishedAt'],
    leftOut: ['itemId', 'number', 'authorId', 'savedAt'],
  }),
]
