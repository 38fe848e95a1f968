import { listFlags } from '../shared/city.ts'
import {
  changePassword,
  checkPasswordReset,
  confirmIdentity,
  getCurrentUser,
  getSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signOutEverywhere,
} from '../shared/identity.ts'
import { getTexts, listLanguages } from '../shared/translations.ts'
import { listUndelivered, replayDeliveries } from './deliveries.ts'
import {
  deleteUser,
  editUser,
  getUser,
  getUserDetails,
  getUserSettings,
  listUsers,
  resendRegistration,
  searchUsers,
  sendPasswordMail,
} from './users.ts'

/** What the staff app may ask. */
export const adminContract = {
  changePassword,
  checkPasswordReset,
  confirmIdentity,
  deleteUser,
  editUser,
  getCurrentUser,
  getSession,
  getTexts,
  getUser,
  getUserDetails,
  getUserSettings,
  listFlags,
  listLanguages,
  listUndelivered,
  listUsers,
  replayDeliveries,
  requestPasswordReset,
  resendRegistration,
  resetPassword,
  searchUsers,
  sendPasswordMail,
  signIn,
  signOut,
  signOutEverywhere,
}
