import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type pg from 'pg'
import { merchant, opaqueDataFrom } from '@portal/local/testing'
import { Post } from '../kit/http-client.ts'

type Nonce = Awaited<ReturnType<typeof opaqueDataFrom>>

/** The payment provider's emulator in a process of its own. */
export async function startProvider() {
  const child = fork(join(import.meta.dirname, '../kit/provider.ts'))
  const [url] = (await once(child, 'message')) as [string] // provider.ts sends it.
  const charging = {
    PAYMENTS_API_URL: url,
    PAYMENTS_LOGIN_ID: merchant.loginId,
    PAYMENTS_TRANSACTION_KEY: merchant.transactionKey,
  }
  return {
    /** What charges a card. */
    charging,
    /** Of the portal's worker. */
    bindings: {
      // In production, only the real provider is allowed.
      ENVIRONMENT: 'local',
      PAYMENTS_PAGES_URL: url,
      PAYMENTS_SCRIPT_URL: `${url}/v1/Accept.js`,
      PAYMENTS_CLIENT_KEY: merchant.clientKey,
      PAYMENTS_SIGNATURE_KEY: merchant.signatureKey,
      ...charging,
    },
    /** Nonces for one charge each. */
    async nonces(count: number): Promise<() => Nonce> {
      const made: Nonce[] = []
      for (let i = 0; i < count; i++) made.push(await opaqueDataFrom(url))
      return () => {
        const next = made.pop()
        if (!next) throw new Error('More payments than nonces')
        return next
      }
    },
    stop: () => void child.kill(),
  }
}

const account = { navilineCustomerId: '1004', navilineLocationId: '5004' }

/** Its balance exceeds all payments, each of another amount, so that no question comes up. */
export const makeRoom = (client: pg.Client) =>
  client.query('update utility_accounts set balance_cents = 2000000000 where customer_id = $1', [
    account.navilineCustomerId,
  ])

let cents = 100

/** Payments of one water account, each with its own key. */
export const ordersBy = (nonce: () => Nonce) => (): Post => {
  cents += 1
  return new Post(
    { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    Buffer.from(JSON.stringify({ nonce: nonce(), amount: cents / 100, ...account })),
  )
}
