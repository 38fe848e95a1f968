import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import {
  freePorts,
  merchant,
  openPayments,
  putAccount,
  temporaryFolder,
} from '@portal/local/testing'
import type { Context } from '../kernel/context.ts'
import { peopleIn } from '../residents/people.fixture.ts'
import { authorizeNet } from './authorize-net/provider.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { Means } from './payment-provider.ts'
import { payments } from './payments.sql.ts'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

/** A row of the provider's books. */
export interface Booked {
  readonly id: number
  readonly invoice: string
  readonly cents: number
  readonly kind: string
  readonly status: string
}

/** What a browser gets from the provider for a card that its owner types, good for one charge. */
export async function nonceFrom(
  url: string,
  card: { readonly number?: string; readonly zip?: string; readonly isBank?: boolean } = {},
): Promise<Extract<Means, { kind: 'nonce' }>> {
  const answer = await fetch(`${url}/xml/v1/request.api`, {
    method: 'POST',
    body: JSON.stringify({
      securePaymentContainerRequest: {
        merchantAuthentication: { name: merchant.loginId, clientKey: merchant.clientKey },
        data: card.isBank
          ? {
              bankToken: {
                accountNumber: '123456789',
                routingNumber: '121042882',
                nameOnAccount: 'Ana',
                accountType: 'checking',
              },
            }
          : {
              token: {
                cardNumber: card.number ?? '4111111111111111',
                expirationDate: '12/2040',
                zip: card.zip ?? '60120',
              },
            },
      },
    }),
  })
  const text = await answer.text()
  // The emulator's own tests hold this shape.
  const { opaqueData } = JSON.parse(text.replace(/^\uFEFF/, '')) as {
    opaqueData: { dataDescriptor: string; dataValue: string }
  }
  return { kind: 'nonce', descriptor: opaqueData.dataDescriptor, value: opaqueData.dataValue }
}

/** Whatever moves money, and what is written of it on both sides. */
export async function openMachine(where: Where) {
  const folder = temporaryFolder()
  const { payments: port } = await freePorts()
  const emulator = await openPayments(folder, port)
  const people = peopleIn(where.databaseUrl, where.neonEndpoint)
  const ana = await people.person()
  const account = await putAccount(where, ana.userId)
  const provider = authorizeNet({
    apiUrl: emulator.url,
    pagesUrl: emulator.url,
    loginId: merchant.loginId,
    transactionKey: merchant.transactionKey,
  })
  /** Ana's, so many minutes from now: the provider's clock is the real one. */
  const at = (minutes = 0): Context => {
    const instant = new Date()
    instant.setMinutes(instant.getMinutes() + minutes)
    return people.contextOf(ana, instant)
  }
  let keys = 0
  const orderOf = (amountCents: number, over: Partial<PaymentOrder> = {}): PaymentOrder => ({
    purpose: 'UTILITY',
    items: [{ accountNumber: account.number, amountCents }],
    description: 'Water',
    channel: 'nonce',
    payer: {
      caller: `user/${ana.userId}`,
      userId: ana.userId,
      organizationId: null,
      email: ana.email,
    },
    key: `key-of-test-${(keys += 1)}`,
    ...over,
  })
  const control = async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${emulator.url}/emulator${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
  // What the emulator keeps of a charge; its own tests hold this shape.
  const booked = async () => (await (await control('GET', '/transactions')).json()) as Booked[]
  const ours = () =>
    at().database.read((builder) =>
      builder
        .select({
          reference: payments.reference,
          status: payments.status,
          cents: payments.amountCents,
          transactionId: payments.transactionId,
        })
        .from(payments),
    )
  const postedCents = async (): Promise<number> => {
    const { rows } = await at().database.read((builder) =>
      builder.execute<{ cents: number }>(
        sql`select coalesce(sum(amount_cents), 0)::int as cents from utility_payments
            where utility_account_id = ${account.id}`,
      ),
    )
    return rows[0]?.cents ?? 0
  }
  return {
    ana,
    account,
    at,
    booked,
    contextOf: people.contextOf,
    control,
    mailTo: people.mailTo,
    nonce: (card: Parameters<typeof nonceFrom>[1] = {}) => nonceFrom(emulator.url, card),
    orderOf,
    ours,
    person: people.person,
    postedCents,
    provider,
    stop: async () => {
      await emulator.stop()
      await rm(folder, { recursive: true })
    },
    url: emulator.url,
  }
}
