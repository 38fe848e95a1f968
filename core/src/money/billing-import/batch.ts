import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { RowError } from '../billing/billing.sql.ts'

export interface Batch {
  readonly batchId: string
  readonly kind: 'partial' | 'full'
  readonly status: 'staged' | 'applied' | 'refused'
  readonly rowCount: number
  readonly errorCount: number
  /** The first thousand. */
  readonly errors: readonly RowError[]
  /** ISO 8601. */
  readonly createdAt: string
  readonly appliedAt: string | null
}

/** Of `billing_batches b`, as JSON. */
export const batchFields: SQL = sql`'batchId', b.batch_id, 'kind', b.kind, 'status', b.status,
  'rowCount', b.row_count, 'errorCount', b.error_count, 'createdAt', ${isoInstant(sql`b.created_at`)},
  'appliedAt', ${isoInstant(sql`b.applied_at`)}`
