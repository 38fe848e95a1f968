import { centsOf } from './money.ts'

const typedPattern = /^\$?\s*(\d{1,3}(?:,?\d{3}){0,2}(?:\.\d\d?)?)$/

/** With or without `$` and thousands commas; null for `12,50`, which must not become 1,250. */
export function centsTyped(text: string): number | null {
  const amount = typedPattern.exec(text.trim())?.[1]
  return amount === undefined ? null : centsOf(Number(amount.replaceAll(',', '')))
}
