import { listFlags } from '../shared/city.ts'
import { getTexts, listLanguages } from '../shared/translations.ts'
import {
  deleteUser,
  editUser,
  getUser,
  getUserDetails,
  getUserSettings,
  listUsers,
  searchUsers,
} from './users.ts'

/** What the staff app may ask. */
export const adminContract = {
  deleteUser,
  editUser,
  getTexts,
  getUser,
  getUserDetails,
  getUserSettings,
  listFlags,
  listLanguages,
  listUsers,
  searchUsers,
}
