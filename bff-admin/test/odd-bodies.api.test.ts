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
import published from '@portal/openapi/admin.json' with { type: 'json' }

const city = await startTestCity()
afterAll(() => city.stop())
const origin = city.origins.staff
const cast = await newCast(city, 'staff')
// Its type lists every path; here any document will do.
const document = published as unknown as PublishedDocument

const ids = ['01900000-0000-7000-8000-000000000000', cast.ids.resident, cast.organizationId]

/** Sends a body as a browser does, and says what no caller's mistake may do. */
async function faultOf(method: string, path: string, { type, body }: SentBody) {
  const headers = { origin, cookie, 'content-type': type }
  const answer = await ask(origin, `/api${path}`, { method, headers, body })
  // Closed for a while, or with nobody to ask, is an answer as well.
  return answer.status >= 500 && answer.status !== 503 ? `${answer.status}: ${answer.text}` : null
}

const cookie = `staff_session=${cast.cookies.staff}`

describe('no body is a fault of ours', () => {
  it.each(takenBodies(document))('$operationId, $mediaType', async (taken) => {
    const sent = fc.record({
      body: oddBodies(document, taken),
      at: addressesOf(taken, ids),
    })
    await fc.assert(
      fc.asyncProperty(sent, async ({ at, body }) => {
        expect(await faultOf(taken.method, at, body)).toBeNull()
      }),
      { numRuns: 25, seed: 20_261_122 },
    )
  })
})
