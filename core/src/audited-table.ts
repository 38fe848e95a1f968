import type { PgTable } from 'drizzle-orm/pg-core'
import type { AuditedEntity } from './platform/audit/rules.ts'

/** How the database notes a table's changes. Columns by their name in drizzle. */
export interface AuditedTable<Column extends string = string> {
  readonly table: PgTable
  /** The record that its rows belong to. */
  readonly entity: AuditedEntity
  /** The column with the record's id. */
  readonly id: Column
  /** The person whose record it is. Residents' changes of their own records are not noted. */
  readonly owner?: Column
  /** Tells a record's rows apart. */
  readonly part?: Column
  /** Notes only rows with one of these values. */
  readonly only?: Readonly<Partial<Record<Column, readonly string[]>>>
  readonly on?: readonly ('insert' | 'update' | 'delete')[]
  readonly shown: readonly Column[]
  /** Forgotten with the owner's account. */
  readonly personal?: readonly Column[]
  /** Neither: secrets, card data, bookkeeping, and what has its own history. */
  readonly leftOut: readonly Column[]
}

/** Left out of every table: bookkeeping that changes with everything else. */
export const bookkeeping: readonly string[] = ['id', 'version', 'createdAt', 'updatedAt']

/** A table with its rule, whose columns the compiler checks. */
export const audited = <Table extends PgTable>(
  table: Table,
  rule: Omit<AuditedTable<keyof Table['_']['columns'] & string>, 'table'>,
): AuditedTable => ({ table, ...rule })
