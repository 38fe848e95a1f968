import { afterAll, describe, expect, it } from 'vitest'
import { ask, contractFaults, newCast, startTestCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await startTestCity({ template: 'demo' })
afterAll(() => city.stop())
const origin = city.origins.resident
const cast = await newCast(city, 'resident')

type Name = keyof typeof residentContract
type Role = keyof typeof cast.cookies

interface Sent {
  readonly as?: Role
  readonly body?: string
  readonly type?: string
  readonly key?: string
}

/** Calls an operation and holds its answer to the contract. */
async function call(name: Name, path: string, { as = 'resident', body, type, key }: Sent = {}) {
  const operation = residentContract[name]
  const answer = await ask(origin, `/api${path}`, {
    method: operation.method.toUpperCase(),
    headers: {
      origin,
      cookie: `session=${cast.cookies[as]}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  expect(contractFaults(operation, answer)).toEqual([])
  // The test reads what the contract has just been held to.
  return { ...answer, body: JSON.parse(answer.text) as Record<string, never> }
}

const form = (report: object, boundary = 'x') => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: `--${boundary}\r\ncontent-disposition: form-data; name="reportData"\r\n\r\n${JSON.stringify(report)}\r\n--${boundary}--\r\n`,
})

interface Listed {
  readonly Id: string
  readonly ReportCategory: string | null
}

async function serviceOf(category: string): Promise<string> {
  const { text } = await ask(origin, '/api/activities')
  // The catalogue's own contract is tested elsewhere.
  const found = (JSON.parse(text) as Listed[]).find((one) => one.ReportCategory === category)
  if (!found) throw new Error(`The demo city has no service for ${category}`)
  return found.Id
}

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
