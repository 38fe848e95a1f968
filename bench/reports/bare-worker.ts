import { neon, neonConfig } from '@neondatabase/serverless'
import { Hono } from 'hono'

/** The minimum of a report: its bytes stored in parallel, and one row. */
interface Bindings {
  readonly DATABASE_URL: string
  readonly NEON_ENDPOINT: string
  readonly DOCUMENTS: {
    put(
      key: string,
      bytes: ArrayBuffer,
      options: { httpMetadata: { contentType: string } },
    ): Promise<unknown>
  }
}

const app = new Hono<{ Bindings: Bindings }>()

app.post('/', async (c) => {
  const { DATABASE_URL, DOCUMENTS, NEON_ENDPOINT } = c.env
  neonConfig.fetchEndpoint = () => NEON_ENDPOINT
  const form = await c.req.raw.formData()
  const files = [...form.values()].filter((part) => part instanceof File)
  await Promise.all(
    files.map(async (file) =>
      DOCUMENTS.put(crypto.randomUUID(), await file.arrayBuffer(), {
        httpMetadata: { contentType: 'image/jpeg' },
      }),
    ),
  )
  const query = 'insert into bare_reports (id, report) values ($1, $2) returning id'
  const rows = await neon(DATABASE_URL).query(query, [crypto.randomUUID(), form.get('reportData')])
  return c.json(rows[0], 201)
})

// oxlint-disable-next-line import/no-default-export -- A worker is its module's default export.
export default app
