export { type AccountDraft, getAccountDraft, saveAccountDraft } from './account-draft.ts'
export { completeAccount, type CompletedAccount } from './complete-account.ts'
export { deleteAccount, deleteUser } from './delete-account.ts'
export { exportData } from './export-data.ts'
export { getProfile } from './get-profile.ts'
export { lockUser } from './lock-user.ts'
export { type ContactMatch, matchContact } from './match-contact.ts'
export {
  getNotificationSettings,
  type NotificationSetting,
  setNotification,
  settingsOf,
} from './notification-preferences.ts'
export { requireOwnAccount } from './own-account.ts'
export { requireOtherAdministrator } from './other-administrator.ts'
export type { PartedUpload, PictureFiles, StoredPart } from './picture-files.ts'
export { detailsOf, getProfileDetails } from './profile-details.ts'
export { seePicture } from './see-picture.ts'
export { type ProfileEdit, updateProfile } from './update-profile.ts'
export { updateUser, type UserChange } from './update-user.ts'
export {
  beginPictureUpload,
  type BegunUpload,
  completePictureUpload,
  putPicturePart,
  removePicture,
  setPicture,
} from './upload-picture.ts'
export { sweepUploads } from './sweep-uploads.ts'
export { selectUser, userObject } from './user-object.ts'
export { getKnownDetails, type KnownDetails } from './known-details.ts'
