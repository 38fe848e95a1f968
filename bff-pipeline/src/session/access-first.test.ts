import { describe, expect, it, vi } from 'vitest'
import { adminContract } from '@portal/openapi/admin'
import type { Contract } from '@portal/openapi/contract'
import { residentContract } from '@portal/openapi/resident'
import { createBff } from '../create-bff.ts'
import { bindings } from '../probe.fixture.ts'

const env = bindings({ databaseUrl: 'postgres://unknown@nowhere.invalid/none', neonEndpoint: '' })
const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }

/** No handler of the contract is ever reached. */
function bffOf(contract: Contract, app: 'resident' | 'staff') {
  const handlers = Object.fromEntries(
    Object.keys(contract).map((name) => [name, () => Promise.reject(new Error('reached'))]),
  )
  return createBff({
    contract,
    handlers,
    document: () => Promise.resolve('{}'),
    render: () => Promise.reject(new Error('rendered')),
    stylesheets: [],
    takesForm: () => false,
    app,
    languageCookie: 'language',
  })
}

/** Records whether it is read; never ends. */
function endlessBody() {
  const pull = vi.fn<(controller: ReadableStreamDefaultController) => void>((controller) =>
    controller.enqueue(new Uint8Array(65_536)),
  )
  return { pull, stream: new ReadableStream({ pull }, { highWaterMark: 0 }) }
}

const types = [
  'application/json',
  'text/csv',
  'text/plain',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
]

const bffs = [
  ['resident', residentContract, bffOf(residentContract, 'resident')],
  ['staff', adminContract, bffOf(adminContract, 'staff')],
] as const

for (const [side, contract, bff] of bffs) {
  const guarded = Object.values<Contract[string]>(contract).filter(
    ({ access }) => access !== 'anyone',
  )
  describe.each(guarded.map((one) => [one.operationId, one] as const))(
    `${side}: %s, without a session`,
    (_name, { method, path }) => {
      const url = `http://portal.test/api${path.replaceAll(/\{\w+\}/g, 'no-such-thing')}?a=%00`
      const ask = async (init: RequestInit) =>
        (
          await bff.fetch(
            new Request(url, { method: method.toUpperCase(), ...init }),
            env,
            execution,
          )
        ).status

      it('is 401 without a body and with parameters that are wrong', async () => {
        expect(await ask({})).toBe(401)
      })

      if (method === 'get') return
      it.each(types)(
        'is 401 with an endless body of %s, of which no byte is read',
        async (type) => {
          const { pull, stream } = endlessBody()
          const headers = { 'content-type': type }
          // Node requires `duplex` for a reply before the body has ended.
          const init = { body: stream, duplex: 'half', headers } as RequestInit
          expect(await ask(init)).toBe(401)
          expect(pull).not.toHaveBeenCalled()
          const huge = { ...headers, 'content-length': '999999999999' }
          expect(await ask({ body: '{"a":', headers: huge })).toBe(401)
        },
      )
    },
  )
}
