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
import {
  joinOrganizations,
  listMembers,
  removeMember,
  searchOrganizations,
  setMemberRole,
  verifyMember,
} from './organizations.ts'
import { completeAccount, getAccountDraft, matchContact, saveAccountDraft } from './residents.ts'
import { searchSite } from './search.ts'
import { getService, listServices } from './services.ts'

/** What residents' browsers, mobile apps and partners may ask. */
export const residentContract = {
  completeAccount,
  getAccountDraft,
  getArticle,
  getService,
  getTexts,
  joinOrganizations,
  listBoards,
  listEvents,
  listFlags,
  listLanguages,
  listMembers,
  listNews,
  listNewsPosts,
  listServices,
  listTrendingArticles,
  matchContact,
  removeMember,
  saveAccountDraft,
  searchArticles,
  searchOrganizations,
  searchSite,
  setMemberRole,
  verifyMember,
}
