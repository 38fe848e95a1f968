import { createHash } from 'node:crypto'
import type { Language } from '@portal/core/kernel'

/** The demo city's dates are relative to this day. */
export const DEMO_DAY = new Date('2026-07-01T12:00:00Z')

export type Words = Readonly<Record<Language, string>>

// 1 January 2026: demo ids sort before all others.
const ID_TIME = '019b76daa800'

/** A UUIDv7 derived from the name alone, so that saved addresses open in every run. */
export function demoId(kind: string, name: string | number): string {
  const hash = createHash('sha256').update(`${kind}/${name}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hash.charAt(3), 16) % 4]
  return `${ID_TIME.slice(0, 8)}-${ID_TIME.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`
}

/** At noon UTC; negative days are before the demo day. */
export const demoDay = (days: number): Date => new Date(DEMO_DAY.getTime() + days * 86_400_000)

/** Numbers in [0, 1), the same for the same seed. */
export type Random = () => number

/** Mulberry32 by Tommy Ettinger (public domain). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pick<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length)] ?? values[0]
}
