import type { Client } from 'openapi-fetch'
import type { paths } from '@portal/openapi/resident-types'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** The resident API, typed by its contract. */
export type Api = Pick<Client<paths>, Method>

/** Where and how the API is reached: in the browser by the network, on the server within the process. */
export interface ApiOptions {
  readonly language: string
  readonly origin?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

async function load({ language, origin = '', fetch }: ApiOptions): Promise<Api> {
  const { default: createClient } = await import('openapi-fetch')
  return createClient<paths>({
    baseUrl: `${origin}/api`,
    headers: { 'accept-language': language },
    ...(fetch ? { fetch } : {}),
  })
}

/**
 * Makes a client that asks for texts in the visitor's language. Its code comes with the first request:
 * a page that carries its data asks for nothing.
 */
export function createApi(options: ApiOptions): Api {
  let client: Promise<Api> | undefined
  async function ask(method: Method, request: unknown[]): Promise<unknown> {
    client ??= load(options).catch((error: unknown) => {
      client = undefined
      throw error
    })
    return Reflect.apply((await client)[method], undefined, request)
  }
  const asking = methods.map((method) => [method, (...request: unknown[]) => ask(method, request)])
  // Each hands its arguments on as they came.
  return Object.fromEntries(asking) as Api
}
