import { describe, expect, it } from 'vitest'
import { daysAgo, jsonOf, minutesAgo, open311City, urlencoded, xmlOf } from './open311.fixture.ts'
import { type Created, multipart, reporterIn } from './reporter.fixture.ts'

const city = await open311City()
const { ask, stored } = city
const { key, send, rowOf } = await reporterIn(city)

describe('software of others, as its source sends', () => {
  // mysociety/fixmystreet, perllib/Open311.pm: _populate_service_request_params and _request, with
  // photos uploaded; perllib/Open311/GetUpdates.pm for what follows.
  it('FixMyStreet: services, a report with two pictures, its token, updates both ways', async () => {
    const { services } = (await xmlOf(ask, '/v2/services.xml?jurisdiction_id=cityofelgin.org')) as {
      services: { service: readonly { service_code: string; metadata: string }[] }
    }
    const lamp = services.service.find(({ service_code: code }) => code === 'streetlight')
    expect(lamp?.metadata).toBe('true')
    const { service_definition: definition } = (await xmlOf(
      ask,
      '/v2/services/streetlight.xml?jurisdiction_id=cityofelgin.org',
    )) as {
      service_definition: {
        attributes: {
          attribute: readonly { code: string; values: { value: readonly { key: string }[] } }[]
        }
      }
    }
    const answers = definition.attributes.attribute.map(
      ({ code, values }) => [`attribute[${code}]`, values.value[0]?.key ?? ''] as const,
    )
    const before = stored.size
    const { service_requests: created } = (await xmlOf(
      ask,
      '/v2/requests.xml',
      multipart(
        [
          ['jurisdiction_id', 'cityofelgin.org'],
          ['api_key', key],
          ['service_code', 'streetlight'],
          ['first_name', 'Ana'],
          ['last_name', 'Rivera'],
          ['email', 'ana@home.example'],
          ['lat', '42.04000'],
          ['long', '-88.29000'],
          [
            'description',
            'title: Dark lamp\n\ndetail: Since May.\n\nurl: https://fms.example/report/7',
          ],
          ['deviceid', 'Android'],
          ...answers,
        ],
        2,
      ),
    )) as { service_requests: { request: readonly { service_request_id: string }[] } }
    const number = created.request[0]?.service_request_id ?? ''
    expect(number).toMatch(/^\d{8}$/)
    const row = await rowOf(number)
    expect([row?.files, stored.size - before]).toEqual([2, 2])
    const token = (await xmlOf(
      ask,
      `/v2/tokens/${row?.id}.xml?jurisdiction_id=cityofelgin.org`,
    )) as {
      service_requests: { request: readonly Readonly<Record<string, string>>[] }
    }
    expect(token.service_requests.request).toEqual([{ service_request_id: number, token: row?.id }])

    const posted = (await xmlOf(
      ask,
      '/v2/servicerequestupdates.xml',
      urlencoded([
        ['jurisdiction_id', 'cityofelgin.org'],
        ['api_key', key],
        ['updated_datetime', '2026-11-20T08:15:30Z'],
        ['service_request_id', number],
        ['status', 'OPEN'],
        ['description', 'Still dark.'],
        ['last_name', 'Rivera'],
        ['first_name', 'Ana'],
        ['email', 'ana@home.example'],
        ['update_id', '4711'],
        ['media_url', 'https://fms.example/photo/7.full.jpeg'],
      ]),
    )) as { service_request_updates: { request_update: readonly { update_id: string }[] } }
    expect(posted.service_request_updates.request_update[0]?.update_id).toMatch(/^[\da-f-]{36}$/)

    const query = `jurisdiction_id=cityofelgin.org&api_key=${key}&start_date=${minutesAgo(120)}&end_date=${minutesAgo(0)}`
    expect(await xmlOf(ask, `/v2/servicerequestupdates.xml?${query}`)).toHaveProperty(
      'service_request_updates',
    )
  })

  // bensheldon/open311status and codeforamerica/srtracker read Chicago's kind of server: JSON, pages,
  // extensions; City-of-Bloomington/uReport's client posts a plain form.
  it('a reader and sender of Chicago’s kind: JSON, pages, updated_after, a plain form', async () => {
    const reply = await send([
      ['api_key', key],
      ['service_code', 'trees'],
      ['attribute[problem]', 'DOWN'],
      ['lat', '42.0405'],
      ['long', '-88.2905'],
      ['address_string', ''],
      ['description', 'A tree fell on the sidewalk.'],
      ['first_name', ''],
      ['last_name', ''],
      ['email', ''],
      ['phone', ''],
      ['device_id', ''],
      ['media_url', ''],
    ])
    const [created] = (await reply.json()) as Created
    const number = created?.service_request_id
    // Without a zone a day is the city's, some hours from ours.
    const day = daysAgo(1).slice(0, 10)
    const found: string[] = []
    for (let page = 1; page < 50; page += 1) {
      const rows = (await jsonOf(
        ask,
        `/v2/requests.json?extensions=true&page_size=10&page=${page}&updated_after=${day}`,
      )) as Created
      found.push(...rows.map((row) => row.service_request_id))
      if (rows.length < 10) break
    }
    expect(found).toContain(number)
    expect(new Set(found).size).toBe(found.length)
    expect(await jsonOf(ask, `/v2/requests/${number}.json`)).toMatchObject([
      { service_request_id: number, status: 'open', lat: 42.041, long: -88.291 },
    ])
  })
})
