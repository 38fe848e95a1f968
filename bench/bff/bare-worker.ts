import { neon, neonConfig } from '@neondatabase/serverless'
import { Hono } from 'hono'

/** The minimum: Hono, the bare driver, one query, its bytes. */
interface Bindings {
  readonly DATABASE_URL: string
  readonly NEON_ENDPOINT: string
  /** JSON of { query, params } by path: what the portal sent. */
  readonly QUERIES: string
}

interface Recorded {
  readonly query: string
  readonly params: unknown[]
}

const app = new Hono<{ Bindings: Bindings }>()
let queries: Record<string, Recorded> | undefined

app.get('*', async (c) => {
  const { DATABASE_URL, NEON_ENDPOINT, QUERIES } = c.env
  neonConfig.fetchEndpoint = () => NEON_ENDPOINT
  // Written by the measurement itself.
  queries ??= JSON.parse(QUERIES) as Record<string, Recorded>
  const asked = queries[c.req.path]
  if (!asked) return c.notFound()
  const rows = await neon(DATABASE_URL).query(asked.query, asked.params)
  const body: unknown = rows[0]?.['body']
  // Rows of a query without JSON in SQL.
  if (body === undefined) return c.json(rows)
  // Statements that build JSON return it as text.
  return c.body(body as string, 200, { 'content-type': 'application/json' })
})

// oxlint-disable-next-line import/no-default-export -- A worker is its module's default export.
export default app
