import { randomUUID } from 'node:crypto'
import { ask, callerOf, type KillableCity, opaqueDataFrom } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

/** A payer of one unique amount. */
export interface Payer {
  readonly cents: number
  readonly cookie: string
  /** Of a guest; residents have theirs. */
  readonly email: string | null
}

/** The result of a call: its status and its problem code; null if it was cut off. */
export interface Reply {
  readonly status: number
  readonly code: string | undefined
}

let cents = 1000

/** A payer in a city: by a number sent to us, or on the provider's page. */
export function payersIn(city: KillableCity, accountNumber: string) {
  const { resident: origin, payments: providerUrl } = city.origins
  const call = callerOf(origin, residentContract)
  const [customer = '', location = ''] = accountNumber.split('-')

  const guest = (): Payer => ({
    cents: (cents += 1),
    cookie: `device=${randomUUID()}`,
    email: `guest-${cents}@home.example`,
  })
  const resident = (session: string): Payer => ({
    cents: (cents += 1),
    cookie: `session=${session}`,
    email: null,
  })

  /** The provider may have died since the last call: no line to it is kept. */
  const atProvider = async (path: string, body: URLSearchParams): Promise<string> => {
    const sent = { method: 'POST', headers: { connection: 'close' }, body }
    return (await fetch(`${providerUrl}${path}`, sent)).text()
  }

  /** A click on Pay: the same again is the same request, by its key and to the letter. */
  async function newPress({ cents: sum, cookie, email }: Payer): Promise<() => Promise<Reply>> {
    const key = randomUUID()
    const body = {
      nonce: await opaqueDataFrom(providerUrl),
      amount: sum / 100,
      appCode: 'UTILITY',
      navilineCustomerId: customer,
      navilineLocationId: location,
      email,
    }
    return async () => {
      const { status, body: answer } = await call('payBill', '/payment', { cookie, key, body })
      return { status, code: answer['code'] }
    }
  }

  /** Pays on the provider's page, which is not reported to us; returns its reference. */
  async function payOnPage({ cents: sum, cookie, email }: Payer): Promise<string> {
    const { body: begun } = await call('beginPayment', '/payments', {
      cookie,
      body: {
        transactionType: 'UTILITY',
        items: [{ accountNumber, amount: sum / 100 }],
        activityId: null,
        email,
      },
    })
    const { text } = await ask(origin, String(begun['frameUrl']))
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const card = { kind: 'card', cardNumber: '4111111111111111', expiry: '12/40', zip: '60120' }
    const said = await atProvider('/payment/submit', new URLSearchParams({ token, ...card }))
    if (!said.includes('Thank you')) throw new Error(`The provider's page did not take it: ${said}`)
    return String(begun['reference'])
  }

  /** Returns to the page on which the payment was started. */
  async function comeBack({ cookie }: Payer, reference: string): Promise<Reply> {
    const { status, body } = await call('checkPayment', `/payments/${reference}/check`, {
      cookie,
      body: { transactionId: null },
    })
    return { status, code: body['code'] }
  }

  return { guest, resident, newPress, payOnPage, comeBack }
}
