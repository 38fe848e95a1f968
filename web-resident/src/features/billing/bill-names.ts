import type { TextKey } from '@portal/core/rules'
import type { Translate } from '@portal/web-ui/texts'

/** What utility billing bills, by its own words; any other stays as it says. */
const bills: Readonly<Record<string, TextKey>> = {
  Water: 'Bills.Water',
  UTILITY: 'Bills.Utility',
}

/** How something was paid, likewise. */
const ways: Readonly<Record<string, TextKey>> = {
  Portal: 'Bills.ByPortal',
  Autopay: 'Bills.ByAutopay',
  Check: 'Bills.ByCheck',
  Counter: 'Bills.ByCounter',
}

const nameIn = (names: Readonly<Record<string, TextKey>>, word: string, t: Translate): string => {
  const key = Object.hasOwn(names, word) ? names[word] : undefined
  return key ? t(key) : word
}

/** What a bill is for, in the reader's language; the account's number in brackets stays behind it. */
export function billName(t: Translate, type: string): string {
  const [, word = type, number = ''] = /^(.*?)( \(.*\))?$/.exec(type) ?? []
  return nameIn(bills, word, t) + number
}

/** How something was paid, in the reader's language. */
export const wayName = (t: Translate, type: string): string => nameIn(ways, type, t)
