import { describe, expect, it } from 'vitest'
import { ask, callerOf, newCast, putRequest, testCity } from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'

const city = await testCity()
const origin = city.origins.staff
const cast = await newCast(city, 'staff')
const residents = await newCast(city, 'resident')

const calling = callerOf(origin, adminContract)
/** As staff. */
const call = (name: keyof typeof adminContract, path: string, body?: unknown) =>
  calling(name, path, { cookie: `staff_session=${cast.cookies.staff}`, body })

const namesOf = async (path: string) => {
  const { text } = await call('listFields', path)
  // The contract has just held the answer to this shape.
  return (JSON.parse(text) as readonly { value: string }[]).map(({ value }) => value)
}

/** The public fields that a request's sender sees. */
async function detailOf(id: string, type = 'Case') {
  const answer = await ask(city.origins.resident, `/api/salesforce/activity/${type}/${id}`, {
    headers: { cookie: `session=${residents.cookies.resident}` },
  })
  expect(answer.status).toBe(200)
  return answer.text
}

const hidden = (names: readonly string[], ...some: readonly string[]) => ({
  fields: names.filter((name) => !some.includes(name)),
})

describe('the public fields of a kind of record', () => {
  it('are all of its fields until staff choose, by name', async () => {
    const { body } = await call('listPublicFieldTypes', '/salesforcePublicField/sObjects')
    expect(body).toEqual(
      [
        'Case',
        'COE_Permit__c',
        'Permit_Application__c',
        'Zoning_Inquiry__c',
        'LPI_Application__c',
      ].map((SalesforceObject) => expect.objectContaining({ SalesforceObject, isChosen: false })),
    )
    const names = await namesOf('/salesforce/activity/Case/fields')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(names).toEqual(
      expect.arrayContaining(['address', 'description', 'streetlight.poleType', 'contactEmail']),
    )
    const all = await call('getPublicFields', '/salesforcePublicField/Case')
    expect(all.body).toEqual({
      isChosen: false,
      fields: names.map((SalesforceFieldName) => ({
        SalesforceObject: 'Case',
        SalesforceFieldName,
      })),
    })
  })

  it('decide at once what a report’s sender sees, the place and its map included', async () => {
    const id = await putRequest(city, {
      userId: residents.ids.resident,
      latitude: 42.04,
      longitude: -88.29,
    })
    const before = await detailOf(id)
    for (const seen of [
      '100 Millrace St',
      '42.04',
      'Metal',
      'It is burned out',
      'The lamp by the gate',
    ]) {
      expect(before).toContain(seen)
    }
    const names = await namesOf('/salesforce/activity/Case/fields')
    const some = hidden(names, 'address', 'streetlight.poleType', 'description')
    const set = await call('setPublicFields', '/salesforcePublicField/Case', some)
    expect(set.status).toBe(200)
    const after = await detailOf(id)
    for (const gone of ['Millrace', '42.04', 'Metal', 'The lamp by the gate']) {
      expect(after).not.toContain(gone)
    }
    expect(after).toContain('It is burned out')
    // Staff see all of it.
    const desk = await ask(origin, `/api/requests/${id}`, {
      headers: { cookie: `staff_session=${cast.cookies.staff}` },
    })
    expect(desk.text).toContain('The lamp by the gate')
    // None at all is a choice as well.
    await call('setPublicFields', '/salesforcePublicField/Case', { fields: [] })
    expect(JSON.parse(await detailOf(id))).toMatchObject({ formDetails: [], address: '' })
  })

  it('decide what a hosted form’s sender sees, and leave what is no field of it', async () => {
    const id = await putRequest(city, {
      userId: residents.ids.resident,
      recordType: 'COE_Permit__c',
      category: null,
      details: {},
      sections: [
        {
          label: 'The job',
          data: [
            { field: 'description', label: 'What will be done?', data: 'Replace a furnace' },
            { field: 'projectValue', label: 'Estimated cost', data: '7100' },
          ],
        },
        { label: 'Fees', data: [{ label: 'Permit', data: '$50.00' }] },
      ],
    })
    const names = await namesOf('/salesforce/activity/COE_Permit__c/fields')
    expect(names).toEqual(expect.arrayContaining(['description', 'projectValue']))
    const set = await call(
      'setPublicFields',
      '/salesforcePublicField/COE_Permit__c',
      hidden(names, 'description', 'projectValue'),
    )
    expect(set.status).toBe(200)
    const text = await detailOf(id, 'COE_Permit__c')
    // A section without a field that is shown goes with them.
    expect(text).not.toMatch(/furnace|7100|The job/)
    expect(text).toContain('$50.00')
  })

  it('are refused where the kind has no such field, and nothing changes', async () => {
    const path = '/salesforcePublicField/Zoning_Inquiry__c'
    const refused = await call('setPublicFields', path, { fields: ['address', 'password_hash'] })
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: 'Util.FormContainsErrors' }),
    ])
    expect((await call('getPublicFields', path)).body).toMatchObject({ isChosen: false })
    const none = await call('getPublicFields', '/salesforcePublicField/users')
    expect(none.status).toBe(400)
  })
})

it('the fields of a service are those that it asks for', async () => {
  const services = await ask(city.origins.resident, '/api/activities')
  const all = JSON.parse(services.text) as readonly {
    Id: string
    LaserficheProcessId: string | null
  }[]
  const quick = all.find(({ LaserficheProcessId }) => LaserficheProcessId === '140')
  const names = await namesOf(`/salesforce/activity/${quick?.Id}/fields`)
  expect(names).toEqual(expect.arrayContaining(['address', 'option', 'contactEmail']))
  expect(names).not.toContain('streetlight.poleType')
  const unknown = '/salesforce/activity/01900000-0000-7000-8000-000000000000/fields'
  expect((await call('listFields', unknown)).status).toBe(404)
  expect((await call('listFields', '/salesforce/activity/users/fields')).status).toBe(404)
})
