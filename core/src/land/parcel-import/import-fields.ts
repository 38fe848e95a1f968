import { type SQL, sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { ParcelRowError } from './columns.ts'

export interface ParcelImport {
  readonly batchId: string
  readonly kind: 'partial' | 'full'
  readonly status: 'staged' | 'applied' | 'refused'
  readonly rowCount: number
  readonly retiredCount: number
  readonly errorCount: number
  /** The first 500. */
  readonly errors: readonly ParcelRowError[]
  /** ISO 8601. */
  readonly createdAt: string
  readonly appliedAt: string | null
}

/** Of `parcel_imports i`, as JSON. */
export const importFields: SQL = sql`'batchId', i.batch_id, 'kind', i.kind, 'status', i.status,
  'rowCount', i.row_count, 'retiredCount', i.retired_count, 'errorCount', i.error_count,
  'createdAt', ${isoInstant(sql`i.created_at`)}, 'appliedAt', ${isoInstant(sql`i.applied_at`)}`
