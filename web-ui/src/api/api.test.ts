import { expect, test } from 'vitest'
import type { Operation } from '@portal/openapi/operation'
import { ApiError, createCall, createQueryClient, keyOf, orNull, query } from './index.ts'

interface Park {
  readonly name: string
}

// As openapi-typescript writes them.
type Answer<Json> = { 200: { content: { 'application/json': Json } } }
const getPark = 'getPark GET /parks/{id}' as Operation<{
  parameters: { path: { id: string }; query?: { lng?: string } }
  requestBody?: never
  responses: Answer<Park>
}>
const addPhoto = 'addPhoto POST /parks/{id}/photos' as Operation<{
  parameters: { path: { id: string }; header?: { 'Idempotency-Key'?: string } }
  requestBody: { content: { 'application/octet-stream': string } }
  responses: { 204: { content?: never } }
}>

function callOf(answer: () => Response) {
  const asked: Request[] = []
  const call = createCall({
    language: 'es',
    origin: 'https://portal.example',
    fetch: (request) => {
      asked.push(request)
      return Promise.resolve(answer())
    },
  })
  return { asked, call }
}

const park = () => Response.json({ name: 'Wing Park' })
const refusal = () => Response.json({ code: 'Park.NotFound', requestId: 'r1' }, { status: 404 })

test('a call goes to the path of its operation, in the reader’s language', async () => {
  const { asked, call } = callOf(park)
  expect(await call(getPark, { path: { id: 'a/b' }, query: { lng: 'es' } })).toEqual({
    name: 'Wing Park',
  })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.example/api/parks/a%2Fb?lng=es',
  ])
  expect(asked[0]?.headers.get('accept-language')).toBe('es')
})

test('bytes are sent as is, with the given headers', async () => {
  const { asked, call } = callOf(() => new Response(null, { status: 204 }))
  const body = new Blob(['bytes'], { type: 'image/png' })
  const header = { 'Idempotency-Key': 'k1' }
  expect(await call(addPhoto, { path: { id: 'a' }, header, body })).toBeUndefined()
  expect(asked[0]?.headers.get('content-type')).toBe('application/octet-stream')
  expect(asked[0]?.headers.get('idempotency-key')).toBe('k1')
  expect(await asked[0]?.text()).toBe('bytes')
})

test('an error is thrown with its code, and orNull returns null', async () => {
  const { call } = callOf(refusal)
  const refused = call(getPark, { path: { id: 'a' } })
  await expect(refused).rejects.toThrow(ApiError)
  await expect(refused).rejects.toMatchObject({
    status: 404,
    code: 'Park.NotFound',
    requestId: 'r1',
  })
  expect(await orNull(call(getPark, { path: { id: 'a' } }))).toBeNull()
})

test('the raw response is available with its headers', async () => {
  const { call } = callOf(park)
  const heard: number[] = []
  await call(getPark, { path: { id: 'a' }, onAnswer: ({ status }) => heard.push(status) })
  expect(heard).toEqual([200])
})

test('an operation’s replies are cached by name and input', async () => {
  const { asked, call } = callOf(park)
  const client = createQueryClient(call, false)
  const input = { path: { id: 'a' } }
  expect(await client.query(query(getPark, input))).toEqual({ name: 'Wing Park' })
  expect(client.getQueryData(keyOf(getPark, input))).toEqual({ name: 'Wing Park' })
  expect(await client.query(query(getPark, input))).toEqual({ name: 'Wing Park' })
  expect(asked).toHaveLength(1)
  await client.invalidateQueries({ queryKey: keyOf(getPark) })
  await client.query(query(getPark, input))
  expect(asked).toHaveLength(2)
})

test('an operation without input has one key', () => {
  const listParks = 'listParks GET /parks' as Operation<{
    parameters: { query?: { near?: string } }
    requestBody?: never
    responses: Answer<Park[]>
  }>
  expect(keyOf(listParks)).toEqual(['listParks'])
  expect(query(listParks, {}, { staleTime: 0 }).queryKey).toEqual(['listParks'])
  expect(keyOf(listParks, { query: { near: 'me' } })).toEqual([
    'listParks',
    { query: { near: 'me' } },
  ])
})

test('a transformed reply is cached beside the reply', async () => {
  const client = createQueryClient(callOf(park).call, false)
  const input = { path: { id: 'a' } }
  const name = query(getPark, input, { as: 'name', keep: async (ask) => (await ask()).name })
  expect(await client.query(name)).toBe('Wing Park')
  expect(await client.query(query(getPark, input))).toEqual({ name: 'Wing Park' })
  expect(client.getQueryData(name.queryKey)).toBe('Wing Park')
})

test('a canceled query aborts its request', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<AbortSignal>()
  const call = createCall({
    language: 'en',
    origin: 'https://portal.example',
    fetch: ({ signal }) => {
      resolve(signal)
      return new Promise(() => undefined)
    },
  })
  const client = createQueryClient(call, false)
  const asked = client.query(query(getPark, { path: { id: 'a' } })).catch(() => 'given up')
  const signal = await sent
  await client.cancelQueries({ queryKey: keyOf(getPark) })
  expect(signal.aborted).toBe(true)
  expect(await asked).toBe('given up')
})
