import { listFlags } from '../shared/city.ts'
import { getTexts, listLanguages } from '../shared/translations.ts'

/** What the staff app may ask. */
export const adminContract = { getTexts, listFlags, listLanguages }
