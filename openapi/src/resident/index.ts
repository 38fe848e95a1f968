import { listFlags } from './city.ts'
import { listEvents, listNews } from './feeds.ts'
import { getService, listServices } from './services.ts'
import { getTexts, listLanguages } from './translations.ts'

/** What residents' browsers, mobile apps and partners may ask. */
export const residentContract = {
  getService,
  getTexts,
  listEvents,
  listFlags,
  listLanguages,
  listNews,
  listServices,
}
