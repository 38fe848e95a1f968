import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw'
import type { Builder } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

interface Answer<Row> {
  readonly rows: Row[]
}

/**
 * A prepared statement (`sql.placeholder(name)`): building a wide select costs more than reading.
 */
export function statement<Row extends Record<string, unknown>>(text: SQL) {
  let written: Query | undefined
  return (builder: Builder, values: Readonly<Record<string, unknown>> = {}): PgRaw<Answer<Row>> => {
    written ??= dialect.sqlToQuery(text)
    const query = { ...written, params: fillPlaceholders(written.params, values) }
    const prepared = builder._.session.prepareQuery(query, undefined, undefined, false)
    return new PgRaw<Answer<Row>>(
      // drizzle types raw rows as unknown; the caller named the columns.
      () => prepared.execute() as Promise<Answer<Row>>,
      text,
      query,
      (result) => prepared.mapResult(result, true),
    )
  }
}
