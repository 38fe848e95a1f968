import { neon, neonConfig } from '@neondatabase/serverless'
import { Hono } from 'hono'

interface Bindings {
  readonly DATABASE_URL: string
  readonly NEON_ENDPOINT: string
  readonly PAYMENTS_API_URL: string
  readonly PAYMENTS_LOGIN_ID: string
  readonly PAYMENTS_TRANSACTION_KEY: string
}

interface Sent {
  readonly nonce: { readonly dataDescriptor: string; readonly dataValue: string }
  readonly amount: number
}

const app = new Hono<{ Bindings: Bindings }>()

/** The minimum of a payment: the provider's charge, and one row. */
app.post('/', async (c) => {
  const { env } = c
  neonConfig.fetchEndpoint = () => env.NEON_ENDPOINT
  const { nonce, amount } = await c.req.json<Sent>()
  const id = crypto.randomUUID()
  const answer = await fetch(new URL('/xml/v1/request.api', env.PAYMENTS_API_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      createTransactionRequest: {
        merchantAuthentication: {
          name: env.PAYMENTS_LOGIN_ID,
          transactionKey: env.PAYMENTS_TRANSACTION_KEY,
        },
        transactionRequest: {
          transactionType: 'authCaptureTransaction',
          amount: amount.toFixed(2),
          payment: { opaqueData: nonce },
          order: { invoiceNumber: id.slice(0, 20) },
        },
      },
    }),
  })
  const text = (await answer.text()).replace(/^\uFEFF/, '')
  // The emulator's own tests hold this shape; a bare handler checks no more.
  const { transactionResponse } = JSON.parse(text) as {
    readonly transactionResponse?: { readonly responseCode: string; readonly transId: string }
  }
  if (transactionResponse?.responseCode !== '1') return c.json({ error: text }, 500)
  const query =
    'insert into bare_payments (id, amount, transaction_id) values ($1, $2, $3) returning id'
  const rows = await neon(env.DATABASE_URL).query(query, [id, amount, transactionResponse.transId])
  return c.json({ ...rows[0], authNetTransId: transactionResponse.transId })
})

// oxlint-disable-next-line import/no-default-export -- A worker is its module's default export.
export default app
