import { listFlags } from './city.ts'
import { getService, listServices } from './services.ts'
import { getTexts, listLanguages } from './translations.ts'

/** What residents' browsers, mobile apps and partners may ask. */
export const residentContract = { getService, getTexts, listFlags, listLanguages, listServices }
