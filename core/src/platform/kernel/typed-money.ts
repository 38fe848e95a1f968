import { centsOf } from './money.ts'

const typedPattern = /^\$?\s*(\d{1,3}(?:,?\d{3}){0,2}(?:\.\d\d?)?)$/

/**
 * Dollars as somebody types them: with or without the sign, thousands apart by commas or not; null for what
 * is none. `12,50` is none: whoever means twelve and a half must not pay more than a thousand.
 */
export function centsTyped(text: string): number | null {
  const amount = typedPattern.exec(text.trim())?.[1]
  return amount === undefined ? null : centsOf(Number(amount.replaceAll(',', '')))
}
