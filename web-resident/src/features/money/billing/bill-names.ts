import { billTypes, textOfWord } from '@portal/core/billing/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Translate } from '@portal/web-ui/texts'

/** Payment types of utility billing; unknown ones show as they are. */
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

/** In the reader's language; an account number in brackets stays. */
export function billName(t: Translate, type: string): string {
  const [, word = type, number = ''] = /^(.*?)( \(.*\))?$/.exec(type) ?? []
  return nameIn(billTypes, word, t) + number
}

export const wayName = (t: Translate, type: string): string => nameIn(ways, type, t)
