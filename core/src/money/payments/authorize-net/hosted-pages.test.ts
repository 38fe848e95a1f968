import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { authorizeNet } from './provider.ts'

let reply: object = {}
const server = createServer((_request, response) => response.end(JSON.stringify(reply)))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
const provider = authorizeNet({
  apiUrl: url,
  pagesUrl: 'https://pages.example',
  loginId: 'login',
  transactionKey: 'key',
})
const open = () =>
  provider.methodPage(
    '1',
    { kind: 'frame', communicatorUrl: 'https://portal.example/communicator' },
    'any',
  )
const answering = (resultCode: 'Ok' | 'Error', token?: string) => ({
  messages: { resultCode, message: [{ code: 'I00001', text: '' }] },
  ...(token !== undefined && { token }),
})

it('a page of the provider opens by the token that it gives', async () => {
  reply = answering('Ok', 'a token')
  expect(await open()).toEqual({
    address: 'https://pages.example/customer/addPayment',
    token: 'a token',
  })
})

it.each([
  ['without a token', answering('Ok')],
  ['with an empty one', answering('Ok', '')],
  ['with one that comes with a refusal', answering('Error', 'a token')],
])('no page opens %s', async (_what, answer) => {
  reply = answer
  await expect(open()).rejects.toMatchObject({ kind: 'unavailable' })
})
