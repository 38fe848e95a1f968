import { expect, it } from 'vitest'
import { isOlder, isVersion } from './app-version.ts'

it.each([
  ['3.9', '3.10', true],
  ['3.10', '3.9', false],
  ['3.2', '3.2.0', false],
  ['3.2.0.1', '3.2', false],
  ['2', '2.0.1', true],
  ['3.2.1-beta+7', '3.2.1', false],
  ['3.2.0 (451)', '3.2.1', true],
  ['', '1.0', true],
  ['from the store', '1.0', true],
  ['0.1', '', false],
])('whether %s is older than %s: %s', (version, than, isIt) => {
  expect(isOlder(version, than)).toBe(isIt)
})

it.each(['1.2.3.4.5', '1..2', 'v3', '-1', '1.', ''])('%s is no version', (text) => {
  expect(isVersion(text)).toBe(false)
})
