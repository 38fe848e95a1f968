import { listFlags } from '../resident/city.ts'
import { getTexts, listLanguages } from '../resident/translations.ts'

/** What the staff app may ask. */
export const adminContract = { getTexts, listFlags, listLanguages }
