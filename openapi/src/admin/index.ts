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
  listUsers,
  requestPasswordReset,
  resendRegistration,
  resetPassword,
  searchUsers,
  sendPasswordMail,
  signIn,
  signOut,
  signOutEverywhere,
}
