import { billTypes, textOfWord } from '@portal/core/billing/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Translate } from '@portal/web-ui/texts'

/** How something was paid, by utility billing's own words; any other stays as it says. */
const ways: Readonly<Record<string, TextKey>> = {
  Portal: 'Bills.ByPortal',
  Autopay: 'Bills.ByAutopay',
  Check: 'Bills.ByCheck',
  Counter: 'Bills.ByCounter',
}

const nameIn = (names: Readonly<Record<string, TextKey>>, word: string, t: Translate): string => {
  const key = textOfWord(names, word)
  return key ? t(key) : word
}

/** What a bill is for, in the reader's language; the account's number in brackets stays behind it. */
export function billName(t: Translate, type: string): string {
  const [, word = type, number = ''] = /^(.*?)( \(.*\))?$/.exec(type) ?? []
  return nameIn(billTypes, word, t) + number
}

/** How something was paid, in the reader's language. */
export const wayName = (t: Translate, type: string): string => nameIn(ways, type, t)
