import { randomBytes } from 'node:crypto'
import { neon, neonConfig } from '@neondatabase/serverless'
import { Hono } from 'hono'
import { hashPassword } from '@portal/core/password-hash'

/** The minimum of a login: one password hash, one look-up of the address. */
interface Bindings {
  readonly DATABASE_URL: string
  readonly NEON_ENDPOINT: string
}

const app = new Hono<{ Bindings: Bindings }>()

app.get('/scrypt', async (c) => c.text(await hashPassword(randomBytes(12).toString('hex'))))

app.get('/look-up', async (c) => {
  const { DATABASE_URL, NEON_ENDPOINT } = c.env
  neonConfig.fetchEndpoint = () => NEON_ENDPOINT
  const query = 'select id from users where email = $1'
  return c.json(await neon(DATABASE_URL).query(query, ['ana@demo.example']))
})

// oxlint-disable-next-line import/no-default-export -- A worker is its module's default export.
export default app
