import { expect, test } from 'vitest'
import { hashPassword, unmatchableHash, verifyPassword } from './password-hash.ts'

test('a hash made on 2026-11-23 still verifies its password, and no other', async () => {
  const made =
    'scrypt$16384$8$5$ec3kyOfDnFjeVAu3oQokzA==$oDA9jtdKM8ytVSRRgyOt3MsrG0qEN80PbeUM1z6u1tU='
  expect(await verifyPassword('Ein stiller Hafen, año 7!', made)).toBe(true)
  // The same letters, as another keyboard composes them.
  expect(await verifyPassword('Ein stiller Hafen, año 7!'.normalize('NFD'), made)).toBe(true)
  expect(await verifyPassword('Ein stiller Hafen, ano 7!', made)).toBe(false)
})

test('the unmatchable hash costs what a new hash costs, and matches no password', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4)
  expect(costOf(unmatchableHash)).toEqual(costOf(await hashPassword('Right-7-horse')))
  expect(await verifyPassword('', unmatchableHash)).toBe(false)
})
