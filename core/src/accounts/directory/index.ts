export { resendRegistration, sendPasswordMail } from './mail-user.ts'
export { editUser } from './edit-user.ts'
export { type DirectoryQuery, listUsers, searchUsers } from './search-users.ts'
export { deleteUser, getUser, getUserDetails, getUserSettings } from './view-user.ts'
