import { sql } from 'drizzle-orm'
import { describe, expect, it, test } from 'vitest'
import { darkLamp, open311City, urlencoded } from './open311.fixture.ts'
import { refusalOf, reporterIn } from './reporter.fixture.ts'

const city = await open311City()
const { ask, database, issueKey, trips } = city
const { key, send, countReports } = await reporterIn(city)

describe('refused, and nothing filed, is', () => {
  test.each([
    ['no key', { api_key: '' }, 403, ''],
    ['an unknown key', { api_key: `portal_live_${'x'.repeat(43)}` }, 403, ''],
    ['no service', { service_code: '' }, 400, 'service_code is missing.'],
    ['an unknown service', { service_code: 'unknown' }, 404, ''],
    ['a service without a place', { service_code: 'feedback' }, 404, ''],
    ['another city’s jurisdiction', { jurisdiction_id: 'sfgov.org' }, 404, 'jurisdiction_id'],
    ['no place', { lat: '', long: '' }, 400, 'Send lat and long, or address_string.'],
    ['half a place', { long: '' }, 400, 'long is missing.'],
    ['a place outside the city', { lat: '37.76', long: '-122.42' }, 400, 'not in the city'],
    ['a place that is none', { lat: 'north' }, 400, 'lat must be a number'],
    ['a place with an exponent', { lat: '4.2e1' }, 400, 'lat must be a number'],
    ['an id of an address', { lat: '', long: '', address_id: '7' }, 400, 'We have no address_id.'],
    ['a missing answer', { 'attribute[problem]': '' }, 400, 'attribute[problem]'],
    ['an answer that is none', { 'attribute[problem]': 'ELF' }, 400, 'attribute[problem]'],
    ['an answer to no question', { 'attribute[elf]': 'x' }, 400, 'does not ask for attribute[elf]'],
    ['an answer twice', { 'attribute[problem][]': 'OTHER' }, 400, 'two different values'],
    ['a long description', { description: 'x'.repeat(4001) }, 400, 'up to 4,000 characters'],
    ['half an email address', { email: 'ana@' }, 400, '@'],
    ['half a phone number', { phone: '12' }, 400, 'phone'],
    ['media that is no web address', { media_url: 'file:///etc/passwd' }, 400, 'media_url'],
    ['media that is a document', { media_url: 'data:text/html,hello' }, 400, 'media_url'],
    ['media with a password', { media_url: 'https://a:b@photos.example/' }, 400, 'media_url'],
  ] as const)('%s', async (_name, more, status, words) => {
    const before = await countReports()
    const [found, description] = await refusalOf(send(darkLamp(key, more)))
    expect([found, description]).toEqual([status, expect.stringContaining(words)])
    expect(description.length).toBeGreaterThan(10)
    expect(await countReports()).toBe(before)
  })

  it('a field that comes twice with two values', async () => {
    const twice = [...darkLamp(key), ['service_code', 'trees']] as const
    expect(await refusalOf(send(twice))).toEqual([400, expect.stringContaining('service_code')])
  })

  it('a key without the right to report', async () => {
    const other = await issueKey({ scopes: ['nothing'] })
    expect((await refusalOf(send(darkLamp(other.key))))[0]).toBe(403)
  })

  it('a key over its limit, with the time to wait', async () => {
    const other = await issueKey({ perMinute: 1 })
    const first = await send(darkLamp(other.key))
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=1;w=60')
    const second = await send(darkLamp(other.key))
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('a key in the address, where logs would keep it', async () => {
    const fields = darkLamp('')
    const reply = await ask(`/v2/requests.json?api_key=${key}`, urlencoded(fields))
    expect(reply.status).toBe(403)
  })

  it('a key that is revoked while the report is on its way', async () => {
    const other = await issueKey()
    const before = await countReports()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const body = new URLSearchParams(darkLamp(other.key).map(([name, value]) => [name, value]))
    const bytes = new TextEncoder().encode(body.toString())
    const slow = new ReadableStream({
      async pull(controller) {
        await held
        controller.enqueue(bytes)
        controller.close()
      },
    })
    const sending = ask('/v2/requests.json', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: slow,
      duplex: 'half',
    } as RequestInit)
    await database.write((builder) => [
      builder.execute(sql`update partner_keys set revoked_at = now() where id = ${other.keyId}`),
    ])
    release()
    expect((await refusalOf(sending))[0]).toBe(403)
    expect(await countReports()).toBe(before)
  })

  it('a body of XML, which is never parsed', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">
      <!ENTITY x SYSTEM "file:///etc/passwd">]><service_requests><request>&b;&x;</request></service_requests>`
    const before = await trips()
    const reply = await ask('/v2/requests.xml', {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body: bomb,
    })
    expect(reply.status).toBe(415)
    expect(await reply.text()).toMatch(/^<\?xml.*<errors><error><code>415<\/code>/s)
    expect((await trips()) - before).toBeLessThanOrEqual(1)
  })

  it('a body of more than eleven million bytes', async () => {
    const fields = [...darkLamp(key), ['more', 'x'.repeat(11_000_001)]] as const
    expect((await refusalOf(send(fields)))[0]).toBe(413)
  })

  it('pictures that are none', async () => {
    const body = new FormData()
    for (const [name, value] of darkLamp(key)) body.append(name, value)
    body.append('photo', new Blob(['<svg onload="alert(1)"/>']), 'photo.jpg')
    expect((await refusalOf(ask('/v2/requests.json', { method: 'POST', body })))[0]).toBe(400)
  })
})
