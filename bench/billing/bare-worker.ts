import { neon, neonConfig } from '@neondatabase/serverless'
import { Hono } from 'hono'

interface Bindings {
  readonly DATABASE_URL: string
  readonly NEON_ENDPOINT: string
  readonly ACCOUNT: string
}

const app = new Hono<{ Bindings: Bindings }>()

/** The minimum of a bill page: one account's bills, by an index. */
app.get('/', async (c) => {
  const { ACCOUNT, DATABASE_URL, NEON_ENDPOINT } = c.env
  neonConfig.fetchEndpoint = () => NEON_ENDPOINT
  const query = `select number, type, billed_on, due_on, amount_cents, balance_cents from bills
    where utility_account_id = $1 order by billed_on desc limit 13`
  return c.json(await neon(DATABASE_URL).query(query, [ACCOUNT]))
})

// oxlint-disable-next-line import/no-default-export -- A worker is its module's default export.
export default app
