import { z } from '@hono/zod-openapi'
import { json, operations, problem } from '@portal/openapi/contract'
import type { Bindings, RateLimit, RateLimitName } from './bindings.ts'
import { createBff } from './create-bff.ts'
import type { Handlers } from './implement.ts'
import type { Render } from './page/page.ts'

const Note = z.strictObject({ text: z.string().max(50) })

/** A small contract to test the pipeline apart from any feature. */
export const probeContract = operations('Notes', {
  getNote: {
    access: 'anyone',
    method: 'get',
    path: '/notes/{id}',
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: json(Note, 'A note.'), 404: problem('No such note.') },
  },
  addNote: {
    access: 'anyone',
    idempotent: true,
    bodyLimit: 200,
    method: 'post',
    path: '/notes',
    request: { body: { content: { 'application/json': { schema: Note } } } },
    responses: { 201: json(Note, 'Added.') },
  },
})

/** Every limit of wrangler.toml, by one function. */
export function rateLimits(limit: RateLimit['limit']): Record<RateLimitName, RateLimit> {
  const each = { limit }
  return {
    RATE_LIMIT_120: each,
    RATE_LIMIT_300: each,
    RATE_LIMIT_1200: each,
    RATE_LIMIT_6000: each,
  }
}

/** As wrangler.toml gives them; limits are open unless a test closes them. */
export const bindings = (
  database: { databaseUrl: string; neonEndpoint: string },
  more: Partial<Bindings> = {},
): Bindings => ({
  DATABASE_URL: database.databaseUrl,
  NEON_ENDPOINT: database.neonEndpoint,
  ENVIRONMENT: 'test',
  CHECK_REPLIES: 'on',
  ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
  DOCUMENTS: {
    get: async () => null,
    put: async () => undefined,
    delete: async () => undefined,
    createMultipartUpload: () => Promise.reject(new Error('There is no bucket here')),
    resumeMultipartUpload: () => {
      throw new Error('There is no bucket here')
    },
  },
  AUTH_SECRET: 'a secret for tests, of more than 32 characters',
  OUTBOX: { send: async () => undefined },
  ...rateLimits(async () => ({ success: true })),
  ...more,
})

/** A page that shows an API reply, fetched in process. */
export const notePage: Render = async (_request, input) => {
  const answer = await input.fetch(
    new Request('http://portal.test/api/notes/019b76da-a800-7000-8000-000000000001'),
  )
  return new Response(`<p lang="${input.language}">${await answer.text()}</p>`, {
    status: answer.status,
    headers: { 'content-type': 'text/html' },
  })
}

type Probe = Handlers<typeof probeContract>

/** `cf` is the platform's data about the client. */
export function probe(handlers: Probe, env: Bindings, render: Render = notePage) {
  const app = createBff({
    contract: probeContract,
    handlers,
    document: () => Promise.resolve('{}'),
    render,
    stylesheets: ['/assets/app.css'],
    takesForm: () => false,
    app: 'resident',
    languageCookie: 'language',
    files: { '/files': async () => new Response('a file') },
    isHeavyPage: (path) => path === '/search',
    isKept: (path) => path === '/kept',
  })
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  }
  return async (path: string, init: RequestInit = {}, cf?: unknown): Promise<Response> => {
    const request = new Request(`http://portal.test${path}`, init)
    return app.fetch(cf === undefined ? request : Object.assign(request, { cf }), env, context)
  }
}
