import { listFlags } from '../shared/city.ts'
import { getTexts, listLanguages } from '../shared/translations.ts'
import {
  getArticle,
  listBoards,
  listNewsPosts,
  listTrendingArticles,
  searchArticles,
} from './content.ts'
import { listEvents, listNews } from './feeds.ts'
import { searchSite } from './search.ts'
import { getService, listServices } from './services.ts'

/** What residents' browsers, mobile apps and partners may ask. */
export const residentContract = {
  getArticle,
  getService,
  getTexts,
  listBoards,
  listEvents,
  listFlags,
  listLanguages,
  listNews,
  listNewsPosts,
  listServices,
  listTrendingArticles,
  searchArticles,
  searchSite,
}
