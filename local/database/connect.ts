import pg from 'pg'
import { isErrorWithCode } from '../ports.ts'
import { Failure } from '../process/failure.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** @throws Failure with the reason in one sentence */
export async function requireDatabase(databaseUrl: string) {
  const url = URL.parse(databaseUrl)
  const name = url && decodeURIComponent(url.pathname.slice(1))
  if (!url || !name || !url.hostname || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new Failure(
      'DATABASE_URL is not of the form postgres://user:password@host:5432/database.',
    )
  }
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  try {
    await client.connect()
  } catch (error) {
    throw new Failure(reason(error, url, name))
  }
  await client.end()
}

function reason(error: unknown, url: URL, name: string) {
  const code = isErrorWithCode(error) ? error.code : undefined
  const server = `${url.hostname}:${url.port || 5432}`
  const user = decodeURIComponent(url.username)
  if (code === '28P01')
    return `The database at ${server} refuses the password of user "${user}" in DATABASE_URL.`
  if (code === '28000')
    return `The database at ${server} does not let user "${user}" of DATABASE_URL in.`
  if (code === '3D000')
    return `The server at ${server} has no database "${name}", which DATABASE_URL names: create it first.`
  const message = error instanceof Error && error.message ? error.message : String(code)
  return `No database can be reached at ${server}, which DATABASE_URL names: ${message}.`
}
