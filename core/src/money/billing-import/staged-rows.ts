import { type SQL, sql } from 'drizzle-orm'
import { rowsOfParts } from '../../platform/import-rows/parts.sql.ts'
import { billingBatchParts, stagedColumns } from './batch-parts.sql.ts'

type StagedColumn = keyof typeof stagedColumns

// Object.keys loses the constant's literal keys.
const allColumns = Object.keys(stagedColumns) as StagedColumn[]

/** A batch's staged rows with their lines; only these columns, if few are read. */
export const stagedRows = (
  batch: string,
  columns: readonly StagedColumn[] = allColumns,
): SQL => sql`
  select x.* from ${billingBatchParts} p, ${rowsOfParts('x', columns)}
  where p.batch_id = ${batch}`

/**
 * Staged rows have no statistics: without this the planner would pick nested loops. With the default
 * memory a large batch would be sorted and kept on disk.
 */
export const joinInMemory = sql`
  select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true)`
