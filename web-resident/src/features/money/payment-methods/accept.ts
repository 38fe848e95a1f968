import { getAcceptSettings } from '@portal/openapi/resident-client/payments'
import type { Call } from '@portal/web-ui/api'

export interface CardData {
  readonly cardNumber: string
  readonly month: string
  readonly year: string
  readonly cardCode: string
  readonly zip: string
  readonly fullName: string
}

export interface BankData {
  readonly accountNumber: string
  readonly routingNumber: string
  readonly nameOnAccount: string
  readonly accountType: 'checking' | 'savings'
}

type Numbers = { readonly cardData: CardData } | { readonly bankData: BankData }

/** The provider's nonce; valid once, for a quarter of an hour. */
export interface OpaqueData {
  readonly dataDescriptor: string
  readonly dataValue: string
}

interface AcceptAnswer {
  readonly opaqueData?: OpaqueData
  readonly messages: {
    readonly resultCode: string
    readonly message: readonly { readonly code: string }[]
  }
}

interface Accept {
  dispatchData(
    data: { readonly authData: { apiLoginID: string; clientKey: string } } & Numbers,
    handler: (answer: AcceptAnswer) => void,
  ): void
}

/** The provider refused the numbers or was unreachable; `code` is its own. */
export class AcceptError extends Error {
  readonly code: string

  constructor(code: string) {
    super(`not taken: ${code}`)
    this.name = 'AcceptError'
    this.code = code
  }
}

/** The script did not load, or cannot reach the provider (Accept.js, error codes). */
const unreachable: ReadonlySet<string> = new Set(['E_WC_14', 'unreachable'])

export const isAboutNumbers = (error: unknown): boolean =>
  error instanceof AcceptError && !unreachable.has(error.code)

const loaded = new Map<string, Promise<void>>()

/** Loads the script from the provider's site; a failed load can be retried. */
function load(scriptUrl: string): Promise<void> {
  const known = loaded.get(scriptUrl)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    // It loads more scripts from there.
    window.scriptOrigins?.add(new URL(scriptUrl).origin)
    const script = document.createElement('script')
    script.src = scriptUrl
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loaded.delete(scriptUrl)
      script.remove()
      reject(new AcceptError('unreachable'))
    })
    document.head.append(script)
  })
  loaded.set(scriptUrl, loading)
  return loading
}

/**
 * Sends card or bank numbers from this browser only to the payment provider (Accept.js); returns a
 * nonce.
 * @throws AcceptError
 */
export async function opaqueDataFor(call: Call, numbers: Numbers): Promise<OpaqueData> {
  const { scriptUrl, apiLoginID, clientKey } = await call(getAcceptSettings)
  await load(scriptUrl)
  // Set by the script; the provider documents its shape.
  const { Accept } = window as unknown as { Accept: Accept }
  const answer = await new Promise<AcceptAnswer>((resolve) => {
    Accept.dispatchData({ authData: { apiLoginID, clientKey }, ...numbers }, resolve)
  })
  const { messages, opaqueData } = answer
  if (messages.resultCode === 'Ok' && opaqueData) return opaqueData
  throw new AcceptError(messages.message[0]?.code ?? 'unreachable')
}
