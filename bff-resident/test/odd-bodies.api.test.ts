import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  ask,
  newCast,
  oddBodies,
  type PublishedDocument,
  startTestCity,
  takingJson,
} from '@portal/local/testing'
import published from '@portal/openapi/resident.json' with { type: 'json' }

const city = await startTestCity()
afterAll(() => city.stop())
const origin = city.origins.resident
const cast = await newCast(city, 'resident')
// Its type lists every path; here any document will do.
const document = published as unknown as PublishedDocument

const [service] = JSON.parse((await ask(origin, '/api/activities')).text) as { Id: string }[]
const ids = [service?.Id ?? '', cast.ids.resident, cast.organizationId]

/** Sends a body as a browser does, and says what no caller's mistake may do. */
async function faultOf(method: string, path: string, body: string | Buffer, cookie: string) {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const answer = await ask(origin, `/api${path}`, { method, headers, body })
  // Closed for a while, or with nobody to ask, is an answer as well.
  return answer.status >= 500 && answer.status !== 503 ? `${answer.status}: ${answer.text}` : null
}

const device = `device=${'d'.repeat(43)}`
const callers = [device, `session=${cast.cookies.resident}`, `session=${cast.cookies.manager}`]

describe('no body is a fault of ours', () => {
  it.each(takingJson(document))('$operationId', async ({ method, path, schema }) => {
    const sent = fc.record({
      body: oddBodies(document, schema),
      id: fc.constantFrom(...ids),
      caller: fc.constantFrom(...callers),
    })
    await fc.assert(
      fc.asyncProperty(sent, async ({ body, id, caller }) => {
        const at = path.replaceAll(/\{\w+\}/g, id)
        expect(await faultOf(method, at, body, caller)).toBeNull()
      }),
      { numRuns: 25, seed: 20_261_122 },
    )
  })

  it.each(['%00', '%ED%A0%80', '\u00ff', 'x'.repeat(7000)])(
    'nor is a cookie of a device that we never gave out: %j',
    async (value) => {
      const draft = { method: 'PUT', path: `/drafts/${service?.Id ?? ''}` }
      const cookie = `device=${value}`
      expect(await faultOf(draft.method, draft.path, '{"form":{"a":1}}', cookie)).toBeNull()
    },
  )

  it('nor is a text of bytes that are none', async () => {
    const broken = Buffer.from([
      ...Buffer.from('{"form":{"a":"'),
      0xff,
      0xc0,
      0x80,
      0x22,
      0x7d,
      0x7d,
    ])
    const path = `/drafts/${service?.Id ?? ''}`
    expect(await faultOf('PUT', path, broken, device)).toBeNull()
  })
})
