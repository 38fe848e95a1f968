import { rm } from 'node:fs/promises'
import {
  freePorts,
  merchant,
  opaqueDataFrom,
  openPayments,
  temporaryFolder,
  typedCard,
} from '@portal/local/testing'
import { authorizeNet } from './authorize-net/provider.ts'
import type { PaymentMethod } from './payment-provider.ts'

interface Booked {
  readonly id: number
  readonly invoice: string
  readonly cents: number
  readonly kind: string
  readonly status: string
}

const typedBank = {
  bankToken: {
    accountNumber: '123456789',
    routingNumber: '121042882',
    nameOnAccount: 'Ana',
    accountType: 'checking',
  },
}

interface Typed {
  readonly number?: string
  readonly zip?: string
  readonly isBank?: boolean
}

/** A test's own provider, with its browsers and its clock. */
export async function openTestProvider() {
  const folder = temporaryFolder()
  const { payments: port } = await freePorts()
  const emulator = await openPayments(folder, port)
  const { url } = emulator
  const provider = authorizeNet({
    apiUrl: url,
    pagesUrl: url,
    loginId: merchant.loginId,
    transactionKey: merchant.transactionKey,
  })
  const control = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/emulator${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  return {
    provider,
    control,
    booked: async () =>
      // The emulator's shape of a charge; its own tests check it.
      (await (await control('GET', '/transactions')).json()) as readonly Booked[],
    /** The nonce a browser gets for what a payer types. */
    async nonce({ isBank, ...card }: Typed = {}): Promise<
      Extract<PaymentMethod, { kind: 'nonce' }>
    > {
      const data = await opaqueDataFrom(url, isBank ? typedBank : typedCard(card))
      return { kind: 'nonce', descriptor: data.dataDescriptor, value: data.dataValue }
    },
    /** Saves a card on the provider's page in its frame. */
    async saveOnPage(token: string, fields: Readonly<Record<string, string>>) {
      const body = new URLSearchParams({ token, kind: 'card', expiry: '12/40', ...fields })
      const answer = await fetch(`${url}/customer/submit`, { method: 'POST', body })
      return answer.text()
    },
    async stop() {
      await emulator.stop()
      await rm(folder, { recursive: true })
    },
  }
}
