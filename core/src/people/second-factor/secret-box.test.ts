import { expect, it } from 'vitest'
import { secretBox } from './secret-box.ts'

const box = secretBox('a-secret-of-at-least-32-characters')

it('opens what it sealed, and shows nothing of it', async () => {
  const sealed = await box.seal('JBSWY3DP', 'row')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('JBSWY3DP')
  expect(await box.open(sealed, 'row')).toBe('JBSWY3DP')
})

it('seals the same text differently each time', async () => {
  expect(await box.seal('a', 'row')).not.toBe(await box.seal('a', 'row'))
})

it('does not open for another row, by another key, or changed', async () => {
  const sealed = await box.seal('JBSWY3DP', 'row')
  const other = secretBox('another-secret-of-at-least-32-chars')
  expect(await box.open(sealed, 'other row')).toBeNull()
  expect(await other.open(sealed, 'row')).toBeNull()
  expect(await box.open(`${sealed.slice(0, -2)}AA`, 'row')).toBeNull()
  expect(await box.open('', 'row')).toBeNull()
})
