import { describe, expect, it } from 'vitest'
import {
  fuzzBodies,
  newCast,
  type PublishedDocument,
  testCity,
  takenBodies,
} from '@portal/local/testing'
import { publishedDocument } from '@portal/openapi/published'

const city = await testCity()
const origin = city.origins.staff
const cast = await newCast(city, 'staff')
// Emitted by us (openapi/documents.ts).
const document = publishedDocument('admin') as PublishedDocument

const ids = ['01900000-0000-7000-8000-000000000000', cast.ids.resident, cast.organizationId]
const callers = [`staff_session=${cast.cookies.staff}`]

describe('no body leads to a server error', () => {
  it.each(takenBodies(document))('$operationId, $mediaType', async (taken) => {
    expect(await fuzzBodies({ origin, document, ids, callers }, taken)).toBeNull()
  })
})
