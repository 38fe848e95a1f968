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
import published from '@portal/openapi/admin.json' with { type: 'json' }

const city = await startTestCity()
afterAll(() => city.stop())
const origin = city.origins.staff
const cast = await newCast(city, 'staff')
// Its type lists every path; here any document will do.
const document = published as unknown as PublishedDocument

const ids = ['01900000-0000-7000-8000-000000000000', cast.ids.resident, cast.organizationId]

/** Sends a body as a browser does, and says what no caller's mistake may do. */
async function faultOf(method: string, path: string, body: string) {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const answer = await ask(origin, `/api${path}`, { method, headers, body })
  // Closed for a while, or with nobody to ask, is an answer as well.
  return answer.status >= 500 && answer.status !== 503 ? `${answer.status}: ${answer.text}` : null
}

const cookie = `staff_session=${cast.cookies.staff}`

describe('no body is a fault of ours', () => {
  it.each(takingJson(document))('$operationId', async ({ method, path, schema }) => {
    const sent = fc.record({
      body: oddBodies(document, schema),
      id: fc.constantFrom(...ids),
    })
    await fc.assert(
      fc.asyncProperty(sent, async ({ body, id }) => {
        const at = path.replaceAll(/\{\w+\}/g, id)
        expect(await faultOf(method, at, body)).toBeNull()
      }),
      { numRuns: 25, seed: 20_261_122 },
    )
  })
})
