import { listFlags } from '../shared/city.ts'
import { getTexts, listLanguages } from '../shared/translations.ts'
import { listEvents, listNews } from './feeds.ts'
import { getService, listServices } from './services.ts'

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
