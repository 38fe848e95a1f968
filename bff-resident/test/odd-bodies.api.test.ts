import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  addressesOf,
  ask,
  newCast,
  oddBodies,
  type PublishedDocument,
  type SentBody,
  startTestCity,
  takenBodies,
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
async function faultOf(method: string, path: string, { type, body }: SentBody, cookie: string) {
  const headers = { origin, cookie, 'content-type': type }
  const answer = await ask(origin, `/api${path}`, { method, headers, body })
  // Closed for a while, or with nobody to ask, is an answer as well.
  return answer.status >= 500 && answer.status !== 503 ? `${answer.status}: ${answer.text}` : null
}

const draftPath = `/drafts/${service?.Id ?? ''}`
const json = (body: string | Buffer): SentBody => ({ type: 'application/json', body })
const device = `device=${'d'.repeat(43)}`
const callers = [device, `session=${cast.cookies.resident}`, `session=${cast.cookies.manager}`]

describe('no body is a fault of ours', () => {
  it.each(takenBodies(document))('$operationId, $mediaType', async (taken) => {
    const sent = fc.record({
      body: oddBodies(document, taken),
      at: addressesOf(taken, ids),
      caller: fc.constantFrom(...callers),
    })
    await fc.assert(
      fc.asyncProperty(sent, async ({ at, body, caller }) => {
        expect(await faultOf(taken.method, at, body, caller)).toBeNull()
      }),
      { numRuns: 25, seed: 20_261_122 },
    )
  })

  it.each(['%00', '%ED%A0%80', '\u00ff', 'x'.repeat(7000)])(
    'nor is a cookie of a device that we never gave out: %j',
    async (value) => {
      const cookie = `device=${value}`
      expect(await faultOf('PUT', draftPath, json('{"form":{"a":1}}'), cookie)).toBeNull()
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
    expect(await faultOf('PUT', draftPath, json(broken), device)).toBeNull()
  })
})
