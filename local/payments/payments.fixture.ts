import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../ports.ts'
import { merchant, openPayments } from './open-payments.ts'

interface Reply {
  readonly messages: {
    readonly resultCode: string
    readonly message: readonly { readonly code: string; readonly text: string }[]
  }
  readonly transactionResponse?: {
    readonly responseCode: string
    readonly transId: string
    readonly errors?: readonly { readonly errorCode: string }[]
  }
  readonly transaction?: Record<string, unknown>
  readonly transactions?: readonly Record<string, unknown>[]
  readonly batchList?: readonly { readonly batchId: string }[]
  readonly opaqueData?: { readonly dataDescriptor: string; readonly dataValue: string }
  readonly token?: string
  readonly customerProfileId?: string
  readonly customerPaymentProfileId?: string
}

interface Card {
  readonly amount?: string
  readonly zip?: string
  readonly cardCode?: string
  readonly number?: string
  readonly invoice?: string
}

const merchantAuthentication = { name: merchant.loginId, transactionKey: merchant.transactionKey }

let invoices = 0
export const newInvoice = () => `INV-${(invoices += 1)}`

/** The response code, and the first error's code. */
export const outcome = ({ transactionResponse }: Reply) => [
  transactionResponse?.responseCode,
  transactionResponse?.errors?.[0]?.errorCode,
]

export async function openTestPayments() {
  const directory = await mkdtemp(join(tmpdir(), 'payments-'))
  const { payments: port } = await freePorts()
  let provider = await openPayments(directory, port)

  async function post(body: object): Promise<Reply> {
    const answer = await fetch(`${provider.url}/xml/v1/request.api`, {
      method: 'POST',
      // The provider may have restarted, so connections are not reused.
      headers: { connection: 'close' },
      body: JSON.stringify(body),
    })
    const text = await new Response(await answer.arrayBuffer()).text()
    // Each test reads only the fields its request returns.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Reply
  }

  const order = (name: string, rest: object) =>
    post({ [name]: { merchantAuthentication, ...rest } })

  return {
    url: provider.url,
    post,
    order,
    control: (method: string, path: string, body?: object) =>
      fetch(`${provider.url}/emulator${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    charge: ({
      amount = '12.50',
      zip = '60120',
      cardCode = '900',
      number = '4111111111111111',
      invoice = newInvoice(),
    }: Card = {}) =>
      order('createTransactionRequest', {
        transactionRequest: {
          transactionType: 'authCaptureTransaction',
          amount,
          payment: { creditCard: { cardNumber: number, expirationDate: '2040-12', cardCode } },
          order: { invoiceNumber: invoice },
          billTo: { zip },
        },
      }),
    statusOf: async (id: string | undefined) =>
      (await order('getTransactionDetailsRequest', { transId: id })).transaction?.[
        'transactionStatus'
      ],
    /** Unsettled transactions of an invoice, newest first. */
    async booked(invoice: string) {
      const { transactions = [] } = await order('getUnsettledTransactionListRequest', {})
      return transactions.filter((one) => one['invoiceNumber'] === invoice)
    },
    async restart() {
      await provider.stop()
      provider = await openPayments(directory, port)
    },
    async stop() {
      await provider.stop()
      await rm(directory, { recursive: true })
    },
  }
}
