import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { darkLamp, jsonOf, open311City, urlencoded } from './open311.fixture.ts'
import { type Created, multipart, refusalOf, reporterIn, tallGrass } from './reporter.fixture.ts'

const city = await open311City()
const { ask, database, issueKey, trips } = city
const { partner, key, send, file, rowOf } = await reporterIn(city)

describe('a report by Open311', () => {
  it('is filed as one of our own form is, with the partner noted', async () => {
    const number = await file({
      address_string: '100 Millrace St',
      email: 'Ana@Home.example',
      first_name: 'Ana',
      last_name: 'Rivera',
      phone: '847-555-0100',
      device_id: 'tt222111',
      media_url: 'https://photos.example/1.jpg',
    })
    expect(number).toMatch(/^\d{8}$/)
    expect(await rowOf(number)).toMatchObject({
      channel: 'open311',
      category: 'streetlight',
      status: 'Submitted',
      address: '100 Millrace St',
      guest_email: 'ana@home.example',
      contact_name: 'Ana Rivera',
      contact_phone: '(847) 555-0100',
      details: { poleType: 'METAL', problem: 'BURNED_OUT' },
      media_urls: ['https://photos.example/1.jpg'],
      partner_id: partner.partnerId,
    })
    const { id = '' } = (await rowOf(number)) ?? {}
    const events = await database.rows(sql`
      select operation, details from audit_log where entity_id = ${id}`)
    expect(events).toEqual([
      {
        operation: 'createReport',
        details: { category: 'streetlight', channel: 'open311', partner: partner.partnerName },
      },
    ])
  })

  it('is shown to everyone without what the person typed', async () => {
    const number = await file({
      description: 'Call Ana at 847-555-0100',
      email: 'ana@home.example',
      first_name: 'Ana',
      address_string: 'At Ana’s',
      media_url: 'https://photos.example/ana.jpg',
    })
    const shown = await jsonOf(ask, `/v2/requests/${number}.json?extensions=true`)
    expect(shown).toMatchObject([
      { service_request_id: number, status: 'open', service_code: 'streetlight', media_url: null },
    ])
    expect(JSON.stringify(shown)).not.toMatch(/ana\b|555/i)
  })

  it('needs no address beside lat and long, and no description', async () => {
    const row = await rowOf(await file({ description: '' }))
    expect(row?.address).toMatch(/^\d+ \w/)
    expect(row?.description).toBe('')
  })

  it('needs no lat and long beside an address', async () => {
    const [place] = await database.rows<{ address: string }>(sql`
      select street_number || ' ' || street_name || ' ' || street_suffix as address from parcels
      where unit is null and retired_at is null order by id limit 1`)
    const address = place?.address ?? ''
    expect(await rowOf(await file({ lat: '', long: '', address_string: address }))).toMatchObject({
      address,
      latitude: expect.any(Number),
    })
  })

  it('takes an attribute also as a list of one, and yes or no in any usual form', async () => {
    const number = await file({
      service_code: 'graffiti',
      'attribute[poleType]': '',
      'attribute[problem]': '',
      'attribute[location][]': 'PARK',
      'attribute[offensive]': 'True',
    })
    expect((await rowOf(number))?.details).toMatchObject({ location: 'PARK', offensive: true })
  })

  it('of a private matter is taken, and never shown', async () => {
    const number = await file(tallGrass)
    expect((await ask(`/v2/requests/${number}.json`)).status).toBe(404)
  })

  it('takes at most five round trips with pictures', async () => {
    const before = await trips()
    const reply = await ask('/v2/requests.json', multipart(darkLamp(key), 1))
    expect(reply.status).toBe(201)
    // The city; the key, with the look for an earlier sending; the pictures; the service with the place; the report.
    expect((await trips()) - before).toBeLessThanOrEqual(5)
  })
})

it('never fetches an address that a client names, inside or outside', async () => {
  const fetched: string[] = []
  const real = globalThis.fetch
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    fetched.push(input instanceof Request ? input.url : String(input))
    return real(input, init)
  })
  const inside = ['http://169.254.169.254/latest/meta-data/', 'http://10.0.0.1/admin']
  const fields = [...darkLamp(key), ...inside.map((url) => ['media_url', url] as const)]
  const reply = await send(fields)
  watched.mockRestore()
  const [created] = (await reply.json()) as Created
  expect((await rowOf(created?.service_request_id ?? ''))?.media_urls).toEqual(inside)
  expect(fetched.filter((url) => /169\.254|10\.0\.0\.1/.test(url))).toEqual([])
})

describe('a report that is sent twice', () => {
  it('within a minute is one report, also when both come together', async () => {
    const fields = darkLamp(key)
    const replies = await Promise.all([send(fields), send(fields)])
    replies.push(await send(fields))
    const ids = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as Created)[0]?.service_request_id),
    )
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(ids).size).toBe(1)
    const replayed = replies.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')
    expect(replayed).toHaveLength(2)
  })

  it('with pictures is the same, whatever its boundary', async () => {
    const fields = darkLamp(key)
    const first = (await jsonOf(ask, '/v2/requests.json', multipart(fields, 2))) as Created
    expect(await jsonOf(ask, '/v2/requests.json', multipart(fields, 2))).toEqual(first)
    const other = (await jsonOf(ask, '/v2/requests.json', multipart(fields, 1))) as Created
    expect(other[0]?.service_request_id).not.toBe(first[0]?.service_request_id)
  })

  it('after a minute is another report, unless its Idempotency-Key is the same', async () => {
    const aged = (number: string, by: string) =>
      database.write((builder) => [
        builder.execute(sql`
          update open311_requests set created_at = created_at - ${by}::interval
          where request_id = (select id from requests where number = ${number})`),
      ])
    const fields = darkLamp(key)
    const plainForm = 'application/x-www-form-urlencoded'
    const headers = { 'content-type': plainForm, 'idempotency-key': crypto.randomUUID() }
    const keyed = { ...urlencoded(fields), headers }
    const numberOf = async (init: RequestInit) =>
      ((await jsonOf(ask, '/v2/requests.json', init)) as Created)[0]?.service_request_id ?? ''
    const plain = await numberOf(urlencoded(fields))
    await aged(plain, '61 seconds')
    expect(await numberOf(urlencoded(fields))).not.toBe(plain)
    const first = await numberOf(keyed)
    await aged(first, '61 seconds')
    expect(await numberOf(keyed)).toBe(first)
    const changed = urlencoded(darkLamp(key))
    const reused = ask('/v2/requests.json', { ...changed, headers })
    expect((await refusalOf(reused))[0]).toBe(400)
  })

  it('by two partners is two reports', async () => {
    const { key: other } = await issueKey()
    const more = { description: 'The same words' }
    expect(await file(more)).not.toBe(await file(more, other))
  })
})
