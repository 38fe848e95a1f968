import { describe, expect, it } from 'vitest'
import {
  ask,
  fuzzBodies,
  newCast,
  type PublishedDocument,
  serverErrorOf,
  testCity,
  takenBodies,
} from '@portal/local/testing'
import { publishedDocument } from '@portal/openapi/published'

const city = await testCity()
const origin = city.origins.resident
const cast = await newCast(city, 'resident')
// Emitted by us (openapi/documents.ts).
const document = publishedDocument('resident') as PublishedDocument

const [service] = JSON.parse((await ask(origin, '/api/activities')).text) as { Id: string }[]
const ids = [service?.Id ?? '', cast.ids.resident, cast.organizationId]

const device = `device=${'d'.repeat(43)}`
const callers = [device, `session=${cast.cookies.resident}`, `session=${cast.cookies.manager}`]

const putDraft = (body: string | Buffer, cookie: string) =>
  serverErrorOf(origin, {
    method: 'PUT',
    path: `/drafts/${service?.Id ?? ''}`,
    sent: { type: 'application/json', body },
    cookie,
  })

describe('no body leads to a server error', () => {
  it.each(takenBodies(document))('$operationId, $mediaType', async (taken) => {
    expect(await fuzzBodies({ origin, document, ids, callers }, taken)).toBeNull()
  })

  it.each(['%00', '%ED%A0%80', '\u00ff', 'x'.repeat(7000)])(
    'nor does a device cookie that we never issued: %j',
    async (value) => {
      expect(await putDraft('{"form":{"a":1}}', `device=${value}`)).toBeNull()
    },
  )

  it('nor does JSON that is not UTF-8', async () => {
    const broken = Buffer.concat([
      Buffer.from('{"form":{"a":"'),
      Buffer.from([0xff, 0xc0, 0x80]),
      Buffer.from('"}}'),
    ])
    expect(await putDraft(broken, device)).toBeNull()
  })
})
