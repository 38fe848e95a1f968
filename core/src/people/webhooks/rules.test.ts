import { describe, expect, it } from 'vitest'
import { isReceiverAddress, retryAfter } from './rules.ts'
import { askedSeconds } from './try-delivery.ts'

describe('a receiver', () => {
  it.each([
    'https://lakeside.example/events',
    'https://lakeside.example',
    'HTTPS://Lakeside.example/events?of=city',
    'https://93.184.216.34/events',
  ])('may be at %s', (address) => {
    expect(isReceiverAddress(address, false)).toBe(true)
  })

  it.each([
    'http://lakeside.example/events',
    'lakeside.example/events',
    '/events',
    '',
    'ftp://lakeside.example',
    'https://user:secret@lakeside.example',
    'https://lakeside.example:8443/events',
    'https://localhost/events',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://printer.local/',
    'https://intranet.internal/',
  ])('may not be at %s', (address) => {
    expect(isReceiverAddress(address, false)).toBe(false)
  })

  it('may be on this machine where the city is, too', () => {
    expect(isReceiverAddress('http://127.0.0.1:4000/events', true)).toBe(true)
    expect(isReceiverAddress('events', true)).toBe(false)
  })
})

describe('the next try', () => {
  it('comes after 5 seconds at first and a day at last, and never after the tenth', () => {
    const waits = Array.from({ length: 10 }, (_, nth) => retryAfter(nth + 1, null))
    expect(waits[0]).toBe(5)
    expect(waits[8]).toBe(86_400)
    expect(waits[9]).toBeNull()
    const times = waits.filter((wait) => wait !== null)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('comes later if the receiver asks for it, and not sooner', () => {
    expect(retryAfter(1, 90)).toBe(90)
    expect(retryAfter(3, 90)).toBe(1800)
    expect(retryAfter(10, 90)).toBeNull()
  })
})

describe('Retry-After', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  it.each([
    ['30', 30],
    ['0', 0],
    ['Fri, 20 Nov 2026 18:02:00 GMT', 120],
    ['Fri, 20 Nov 2026 17:00:00 GMT', 0],
    ['Fri, 20 Nov 9999 18:02:00 GMT', 86_400],
    ['999999999', 86_400],
    ['soon', null],
    [null, null],
  ] as const)('%s is %s seconds', (header, seconds) => {
    expect(askedSeconds(header, now)).toBe(seconds)
  })
})
