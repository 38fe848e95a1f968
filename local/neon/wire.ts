import type { IncomingHttpHeaders } from 'node:http'
import pg from 'pg'

export interface Statement {
  query: string
  params?: unknown[]
}

/** The body of POST /sql: one statement, or several in one transaction. */
export type SqlRequest = Statement | { queries: Statement[] }

/** Neon refuses larger bodies both ways: https://neon.tech/docs/serverless/serverless-driver */
export const MAX_BYTES = 10 * 1024 * 1024

const ISOLATION_LEVELS: Record<string, string> = {
  Serializable: 'serializable',
  RepeatableRead: 'repeatable read',
  ReadCommitted: 'read committed',
  ReadUncommitted: 'read uncommitted',
}

/** An error of Neon's proxy, with its status. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function parseRequest(body: string): SqlRequest {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch (error) {
    throw new Refusal(400, `could not parse the request body: ${String(error)}`)
  }
  if (isStatement(parsed)) return parsed
  if (
    isObject(parsed) &&
    Array.isArray(parsed['queries']) &&
    parsed['queries'].every(isStatement)
  ) {
    return { queries: parsed['queries'] }
  }
  throw new Refusal(400, 'could not parse the request body: expected query or queries')
}

/** BEGIN with the options from the driver's headers. */
export function beginStatement(headers: IncomingHttpHeaders) {
  const clauses = ['begin']
  const isolation = headers['neon-batch-isolation-level']
  if (isolation !== undefined) {
    const level = ISOLATION_LEVELS[String(isolation)]
    if (level === undefined) throw new Refusal(400, 'invalid isolation level')
    clauses.push(`isolation level ${level}`)
  }
  if (headers['neon-batch-read-only'] === 'true') clauses.push('read only')
  if (headers['neon-batch-deferrable'] === 'true') clauses.push('deferrable')
  return clauses.join(' ')
}

/** Values stay PostgreSQL's text. */
export function toWire(result: pg.QueryArrayResult | pg.QueryResult, rowAsArray: boolean) {
  return {
    command: result.command,
    rowCount: result.rowCount,
    // pg types rows as any.
    rows: result.rows as unknown[],
    rowAsArray,
    fields: result.fields.map((field) => ({
      name: field.name,
      tableID: field.tableID,
      columnID: field.columnID,
      dataTypeID: field.dataTypeID,
      dataTypeSize: field.dataTypeSize,
      dataTypeModifier: field.dataTypeModifier,
      format: 'text',
    })),
  }
}

/** PostgreSQL's error in Neon's shape; undefined for any other. */
export function errorToWire(error: unknown) {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const {
    message,
    severity,
    code,
    detail,
    hint,
    position,
    internalPosition,
    internalQuery,
    where,
  } = error
  const { schema, table, column, dataType, constraint, file, line, routine } = error
  return {
    message,
    severity,
    code,
    detail,
    hint,
    position,
    internalPosition,
    internalQuery,
    where,
    schema,
    table,
    column,
    dataType,
    constraint,
    file,
    line,
    routine,
  }
}

function isStatement(value: unknown): value is Statement {
  if (!isObject(value) || typeof value['query'] !== 'string') return false
  return value['params'] === undefined || Array.isArray(value['params'])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
