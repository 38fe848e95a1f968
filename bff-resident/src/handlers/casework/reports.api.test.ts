import { describe, expect, it } from 'vitest'
import { ask, type Call, callerOf, newCast, reportServiceOf, testCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'demo' })
const origin = city.origins.resident
const cast = await newCast(city, 'resident')

type Name = keyof typeof residentContract
type Role = keyof typeof cast.cookies

const calling = callerOf(origin, residentContract)
const call = (name: Name, path: string, { as = 'resident', ...sent }: Call & { as?: Role } = {}) =>
  calling(name, path, { cookie: `session=${cast.cookies[as]}`, ...sent })

const form = (report: object, boundary = 'x') => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: `--${boundary}\r\ncontent-disposition: form-data; name="reportData"\r\n\r\n${JSON.stringify(report)}\r\n--${boundary}--\r\n`,
})

const serviceOf = (category: string) => reportServiceOf(origin, category)

const streetlight = async () => ({
  activityId: await serviceOf('streetlight'),
  address: '100 Millrace St',
  position: { latitude: 42.04, longitude: -88.29 },
  description: 'The lamp by the gate is dark.',
  streetlight: { poleType: 'METAL', problem: 'BURNED_OUT' },
})

describe('a report', () => {
  it('is a case from then on, which its sender lists, reads, and takes back', async () => {
    const sent = await call('createReport', '/reports', form(await streetlight()))
    expect(sent.status).toBe(201)
    // The cast's cookies hold no copy of the session, so its row is the third.
    expect(sent.trips).toBe(3)
    const { id, caseNumber } = sent.body
    expect(caseNumber).toMatch(/^\d{8}$/)

    const listed = await call('listRequests', '/salesforce/inProgress')
    expect(listed.trips).toBe(2)
    expect(listed.body['inProgress']).toMatchObject([{ id, caseNumber, status: 'Submitted' }])

    const path = `/salesforce/activity/Case/${String(id)}`
    const detail = await call('getRequest', path)
    expect(detail.trips).toBe(2)
    expect(detail.body).toMatchObject({
      caseNumber,
      statuses: ['Submitted', 'Under Review', 'Scheduled', 'Complete'],
      isCancelable: true,
      statusInformation: { color: 'blue', translationKey: 'Status.Submitted' },
    })
    expect(detail.text).toContain('It is burned out')

    expect((await call('getRequest', path, { as: 'another resident' })).status).toBe(404)
    expect((await call('cancelRequest', path, { as: 'another resident' })).status).toBe(404)
    expect((await call('cancelRequest', path)).status).toBe(200)
    expect((await call('cancelRequest', path)).status).toBe(409)
    const after = await call('listRequests', '/salesforce/inProgress')
    expect(after.body).toMatchObject({ inProgress: [], completed: [{ id, status: 'Cancelled' }] })
  })

  it('that is sent again under its key is the same case, and under another report is refused', async () => {
    const report = await streetlight()
    const key = 'streetlight-by-the-gate'
    const first = await call('createReport', '/reports', { key, ...form(report) })
    const again = await call('createReport', '/reports', { key, ...form(report, 'other') })
    expect(again.body).toEqual(first.body)
    const changed = { ...report, description: 'Another lamp.' }
    const other = await call('createReport', '/reports', { key, ...form(changed) })
    expect(other.status).toBe(422)
  })

  it('of a place outside the city is refused', async () => {
    const report = { ...(await streetlight()), position: { latitude: 41.88, longitude: -87.63 } }
    const { status, body } = await call('createReport', '/reports', form(report))
    expect(status).toBe(400)
    expect(body['errors']).toMatchObject([{ field: 'address', code: 'Validation.Invalid' }])
  })

  it('by a guest is taken where the service lets guests in, and only there', async () => {
    const open = await call('createReport', '/reports', {
      as: 'anonymous',
      ...form(await streetlight()),
    })
    expect(open.status).toBe(201)
    const closed = await call('createReport', '/reports', {
      as: 'anonymous',
      ...form({ ...(await streetlight()), activityId: await serviceOf('garbageRecycling') }),
    })
    expect(closed.status).toBe(401)
  })

  it('that is incomplete is refused with each field that is wrong', async () => {
    const { status, body } = await call(
      'createReport',
      '/reports',
      form({
        activityId: await serviceOf('streetlight'),
        streetlight: { poleType: 'METAL' },
      }),
    )
    expect(status).toBe(400)
    expect(body['errors']).toMatchObject([
      { field: 'address', code: 'Validation.Required' },
      { field: 'problem', code: 'Validation.Required' },
      { field: 'description', code: 'Validation.Required' },
    ])
  })
})

describe('a report of a typed address', () => {
  it('lies where the address does, however its street is written', async () => {
    const { text } = await ask(origin, '/api/addresses?text=1001')
    // The contract's addresses.
    const [known] = JSON.parse(text) as { address: string; latitude: number; longitude: number }[]
    const { position: _, ...typed } = await streetlight()
    const address = `${known?.address.toUpperCase().replace(/ ST$/, ' STREET')}, Elgin`
    const sent = await call('createReport', '/reports', form({ ...typed, address }))
    expect(sent.status).toBe(201)
    expect(sent.trips).toBe(3)
    const near = await nearby(known)
    expect(near.body).toContainEqual(expect.objectContaining({ id: sent.body['id'] }))
  })

  it.each(['1001 Nowhere St', '99999 Millrace St', 'Millrace', '1001'])(
    'that is none of the city’s is refused: %s',
    async (address) => {
      const { position: _, ...typed } = await streetlight()
      const { status, body } = await call('createReport', '/reports', form({ ...typed, address }))
      expect(status).toBe(400)
      expect(body['errors']).toMatchObject([{ field: 'address', code: 'Validation.Invalid' }])
    },
  )
})

type Place = { readonly latitude: number; readonly longitude: number } | undefined

const nearby = (place: Place, as: Role = 'resident', category = 'streetlight') =>
  call(
    'listNearbyReports',
    `/reports/nearby?category=${category}&latitude=${place?.latitude}&longitude=${place?.longitude}`,
    { as },
  )

describe('what has been reported nearby', () => {
  const place = { latitude: 42.0512, longitude: -88.3021 }
  const meter = 1 / 111_195

  it('is listed within 80 metres, the nearest first, without any typed text', async () => {
    const at = async (metersNorth: number) => {
      const position = { ...place, latitude: place.latitude + metersNorth * meter }
      const sent = await call(
        'createReport',
        '/reports',
        form({ ...(await streetlight()), position }),
      )
      return sent.body['id']
    }
    const ids = [await at(60), await at(-20), await at(79), await at(81)]
    const { body, trips } = await nearby(place, 'anonymous')
    expect(trips).toBe(1)
    expect(body).toMatchObject([
      { id: ids[1], distanceMeters: 20, status: 'Submitted', isFollowed: false },
      { id: ids[0], distanceMeters: 60 },
      { id: ids[2], distanceMeters: 79 },
    ])
    expect(JSON.stringify(body)).not.toMatch(/lamp|Millrace/)
    expect((await nearby(place)).body).toMatchObject([
      { isFollowed: true },
      { isFollowed: true },
      { isFollowed: true },
    ])
    await call('cancelRequest', `/salesforce/activity/Case/${String(ids[1])}`)
    expect((await nearby(place)).body).toHaveLength(2)
    expect((await nearby(place, 'resident', 'trees')).body).toEqual([])
  })

  it('is private if it is about a home', async () => {
    const sent = await call(
      'createReport',
      '/reports',
      form({
        ...(await streetlight()),
        activityId: await serviceOf('codeViolation'),
        streetlight: undefined,
        codeViolation: { locationDescription: 'RESIDENTIAL', type: 'TALL_GRASS' },
      }),
    )
    expect(sent.status).toBe(201)
    const { position } = await streetlight()
    expect((await nearby(position, 'resident', 'codeViolation')).body).toEqual([])
    const path = `/reports/${String(sent.body['id'])}/follow`
    const follow = await call('followReport', path, { as: 'another resident', body: '{}' })
    expect(follow.status).toBe(404)
  })

  it('is followed once by a person, and by a guest who names an address', async () => {
    const position = { latitude: 42.0611, longitude: -88.3111 }
    const sent = await call(
      'createReport',
      '/reports',
      form({ ...(await streetlight()), position }),
    )
    const path = `/reports/${String(sent.body['id'])}/follow`
    const body = JSON.stringify({ guestEmail: 'Kay@Home.example' })
    const another = { as: 'another resident', body: '{}' } as const
    expect((await call('followReport', path, another)).status).toBe(200)
    expect((await call('followReport', path, another)).status).toBe(200)
    expect((await call('followReport', path, { body: '{}' })).status).toBe(200)
    expect((await call('followReport', path, { as: 'anonymous', body })).status).toBe(200)
    const nameless = await call('followReport', path, { as: 'anonymous', body: '{}' })
    expect(nameless.body['errors']).toMatchObject([
      { field: 'guestEmail', code: 'Validation.Required' },
    ])
    expect((await nearby(position, 'another resident')).body).toMatchObject([{ isFollowed: true }])
  })
})
