import { describe, expect, it } from 'vitest'
import { addressBytes, callerOfAddress, coarseNetwork, isInRange, networkRange } from './network.ts'

const isIn = (address: string, range: string): boolean => {
  const bytes = addressBytes(address)
  const read = networkRange(range)
  return bytes !== null && read !== null && isInRange(bytes, read)
}

describe('a caller', () => {
  it.each([
    ['an IPv4 address counts by itself', '203.0.113.7', '203.0.113.7'],
    ['the same inside IPv6 is the same caller', '::ffff:203.0.113.7', '203.0.113.7'],
    ['an IPv6 address counts by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['however it is written', '2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['a short one too', '::1', '0:0:0:0::/64'],
    ['what is no address counts as it stands', 'local', 'local'],
  ])('%s', (_name, address, caller) => {
    expect(callerOfAddress(address)).toBe(caller)
  })

  it('shows staff no more than half of an IPv4 and a quarter of an IPv6 address', () => {
    expect(coarseNetwork('203.0.113.7')).toBe('203.0.0.0/16')
    expect(coarseNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8::/32')
    expect(coarseNetwork('local')).toBeNull()
  })
})

describe('a range', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24', true],
    ['203.0.114.7', '203.0.113.0/24', false],
    ['203.0.113.127', '203.0.113.0/25', true],
    ['203.0.113.128', '203.0.113.0/25', false],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.8', '203.0.113.7', false],
    ['203.0.113.8', '0.0.0.0/0', true],
    ['::ffff:203.0.113.7', '203.0.113.0/24', true],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48', true],
    ['2001:db8:2::1', '2001:db8:1::/48', false],
    ['2001:db8::1', '203.0.113.0/24', false],
  ])('%s in %s: %s', (address, range, expected) => {
    expect(isIn(address, range)).toBe(expected)
  })

  it.each(['', '203.0.113', '203.0.113.256', '203.0.113.0/33', '203.0.113.0/-1', '1::2::3', 'a/8'])(
    'is not read from %j',
    (text) => expect(networkRange(text)).toBeNull(),
  )

  it.each(['1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4::5:6:7:8', '12345::', ':::', 'g::'])(
    'has no address %j',
    (text) => expect(addressBytes(text)).toBeNull(),
  )
})
