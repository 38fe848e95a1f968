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
import {
  beginPictureUpload,
  completePictureUpload,
  deleteAccount,
  exportData,
  getNotificationSettings,
  getProfile,
  getProfileDetails,
  putPicturePart,
  removePicture,
  setNotification,
  setPicture,
  updateProfile,
  updateUser,
  updateUserById,
} from './users.ts'

/** What residents' browsers, mobile apps and partners may ask. */
export const residentContract = {
  beginPictureUpload,
  completeAccount,
  completePictureUpload,
  deleteAccount,
  exportData,
  getAccountDraft,
  getArticle,
  getNotificationSettings,
  getProfile,
  getProfileDetails,
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
  putPicturePart,
  removeMember,
  removePicture,
  saveAccountDraft,
  searchArticles,
  searchOrganizations,
  searchSite,
  setMemberRole,
  setNotification,
  setPicture,
  updateProfile,
  updateUser,
  updateUserById,
  verifyMember,
}
