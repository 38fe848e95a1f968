export { getCurrentUser } from './current-user.ts'
export { addressHash, choiceFor, quietUntil, takes } from './may-send.ts'
export { lockUser } from './lock-user.ts'
export { cityQuietUntil } from './quiet-hours.ts'
export {
  getNotificationSettings,
  type NotificationSetting,
  setNotification,
  settingsOf,
} from './notification-preferences.ts'
export { requireOwnAccount } from './own-account.ts'
export { requireOtherAdministrator } from './other-administrator.ts'
export type { PartedUpload, PictureFiles, StoredPart } from './picture-files.ts'
export { seePicture } from './see-picture.ts'
export { type ProfileEdit, updateProfile } from './update-profile.ts'
export { unsubscribeByLink, type UnsubscribeLink } from './unsubscribe.ts'
export {
  getNotificationChoices,
  type NotificationChoices,
  setNotificationChoices,
} from './notification-choices.ts'
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
export { requireOwn } from './own-account.ts'
