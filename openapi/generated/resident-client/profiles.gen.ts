// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getProfile = 'getProfile GET /users/profile/{id}' as Operation<operations['getProfile']>

export const getProfileDetails = 'getProfileDetails GET /users/profile-details/{id}' as Operation<operations['getProfileDetails']>

export const updateProfile = 'updateProfile PUT /users/profile' as Operation<operations['updateProfile']>

export const updateUser = 'updateUser PUT /users' as Operation<operations['updateUser']>

export const updateUserById = 'updateUserById PUT /users/profile/{id}' as Operation<operations['updateUserById']>

export const getNotificationSettings = 'getNotificationSettings GET /users/notification-prefs/{id}' as Operation<operations['getNotificationSettings']>

export const setNotification = 'setNotification POST /users/notification-prefs/{id}/{setting}' as Operation<operations['setNotification']>

export const unsubscribeByLink = 'unsubscribeByLink POST /unsubscribe/{id}' as Operation<operations['unsubscribeByLink']>

export const openUnsubscribe = 'openUnsubscribe GET /unsubscribe/{id}' as Operation<operations['openUnsubscribe']>

export const deleteAccount = 'deleteAccount DELETE /users/{id}' as Operation<operations['deleteAccount']>

export const exportData = 'exportData GET /users/data-export' as Operation<operations['exportData']>

export const listDataExports = 'listDataExports GET /users/data-exports' as Operation<operations['listDataExports']>

export const createDataExport = 'createDataExport POST /users/data-exports' as Operation<operations['createDataExport']>

export const downloadDataArchive = 'downloadDataArchive GET /users/data-archive' as Operation<operations['downloadDataArchive']>

export const downloadDataExport = 'downloadDataExport GET /users/data-exports/{id}/archive' as Operation<operations['downloadDataExport']>

export const setPicture = 'setPicture PUT /users/image' as Operation<operations['setPicture']>

export const removePicture = 'removePicture DELETE /users/image' as Operation<operations['removePicture']>

export const beginPictureUpload = 'beginPictureUpload POST /users/image/uploads' as Operation<operations['beginPictureUpload']>

export const putPicturePart = 'putPicturePart PUT /users/image/uploads/{id}/{part}' as Operation<operations['putPicturePart']>

export const completePictureUpload = 'completePictureUpload POST /users/image/uploads/{id}' as Operation<operations['completePictureUpload']>
