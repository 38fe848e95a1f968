import { expect, it } from 'vitest'
import { freePorts } from './ports.ts'

it('gives ports to one alone, however many ask at once and before they are used', async () => {
  const found = await Promise.all(Array.from({ length: 200 }, () => freePorts()))
  const all = found.flatMap((ports) => Object.values(ports))
  expect(new Set(all).size).toBe(200 * 8)
})
