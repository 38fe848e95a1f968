import type { TextKey } from '../../platform/texts/defaults/index.ts'

/** The billing system's words; others stay as they are. */
export const billTypes: Readonly<Record<string, TextKey>> = {
  Water: 'Bills.Water',
  UTILITY: 'Bills.Utility',
}

/** Lower-case; other lines stay as they are, or come in Spanish too. */
export const lineTexts: Readonly<Record<string, TextKey>> = {
  water: 'Bill.Line_Water',
  'water base charge': 'Bill.Line_Base',
  sewer: 'Bill.Line_Sewer',
  stormwater: 'Bill.Line_Stormwater',
  refuse: 'Bill.Line_Refuse',
  recycling: 'Bill.Line_Recycling',
  'refuse and recycling': 'Bill.Line_RefuseRecycling',
  'senior rate': 'Bill.Line_Senior',
}

export const unitTexts: Readonly<Record<string, TextKey>> = {
  gallons: 'Bill.Unit_Gallons',
  'cubic feet': 'Bill.Unit_CubicFeet',
  ccf: 'Bill.Unit_Ccf',
}

/** The text for a word of the billing system; null if there is none. */
export const textOfWord = (
  texts: Readonly<Record<string, TextKey>>,
  word: string,
): TextKey | null => (Object.hasOwn(texts, word) ? (texts[word] ?? null) : null)
