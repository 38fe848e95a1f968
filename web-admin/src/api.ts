import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '@portal/openapi/admin-types'

/** The staff API, typed by its contract. */
export type Api = Client<paths>

/** Where and how the API is reached: in the browser by the network, on the server within the process. */
export interface ApiOptions {
  readonly language: string
  readonly origin?: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** Makes a client that asks for texts in the visitor's language. */
export const createApi = ({ language, origin = '', fetch }: ApiOptions): Api =>
  createClient<paths>({
    baseUrl: `${origin}/api`,
    headers: { 'accept-language': language },
    ...(fetch ? { fetch } : {}),
  })
