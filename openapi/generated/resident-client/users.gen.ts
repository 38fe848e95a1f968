// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getProfile: Operation<operations['getProfile']> = {
  id: 'getProfile',
  method: 'GET',
  path: '/users/profile/{id}',
}

export const getProfileDetails: Operation<operations['getProfileDetails']> = {
  id: 'getProfileDetails',
  method: 'GET',
  path: '/users/profile-details/{id}',
}

export const updateProfile: Operation<operations['updateProfile']> = {
  id: 'updateProfile',
  method: 'PUT',
  path: '/users/profile',
}

export const updateUser: Operation<operations['updateUser']> = {
  id: 'updateUser',
  method: 'PUT',
  path: '/users',
}

export const updateUserById: Operation<operations['updateUserById']> = {
  id: 'updateUserById',
  method: 'PUT',
  path: '/users/profile/{id}',
}

export const getNotificationSettings: Operation<operations['getNotificationSettings']> = {
  id: 'getNotificationSettings',
  method: 'GET',
  path: '/users/notification-prefs/{id}',
}

export const setNotification: Operation<operations['setNotification']> = {
  id: 'setNotification',
  method: 'POST',
  path: '/users/notification-prefs/{id}/{setting}',
}

export const deleteAccount: Operation<operations['deleteAccount']> = {
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/users/{id}',
}

export const exportData: Operation<operations['exportData']> = {
  id: 'exportData',
  method: 'GET',
  path: '/users/data-export',
}

export const listDataExports: Operation<operations['listDataExports']> = {
  id: 'listDataExports',
  method: 'GET',
  path: '/users/data-exports',
}

export const createDataExport: Operation<operations['createDataExport']> = {
  id: 'createDataExport',
  method: 'POST',
  path: '/users/data-exports',
}

export const downloadDataArchive: Operation<operations['downloadDataArchive']> = {
  id: 'downloadDataArchive',
  method: 'GET',
  path: '/users/data-archive',
}

export const downloadDataExport: Operation<operations['downloadDataExport']> = {
  id: 'downloadDataExport',
  method: 'GET',
  path: '/users/data-exports/{id}/archive',
}

export const setPicture: Operation<operations['setPicture']> = {
  id: 'setPicture',
  method: 'PUT',
  path: '/users/image',
}

export const removePicture: Operation<operations['removePicture']> = {
  id: 'removePicture',
  method: 'DELETE',
  path: '/users/image',
}

export const beginPictureUpload: Operation<operations['beginPictureUpload']> = {
  id: 'beginPictureUpload',
  method: 'POST',
  path: '/users/image/uploads',
}

export const putPicturePart: Operation<operations['putPicturePart']> = {
  id: 'putPicturePart',
  method: 'PUT',
  path: '/users/image/uploads/{id}/{part}',
}

export const completePictureUpload: Operation<operations['completePictureUpload']> = {
  id: 'completePictureUpload',
  method: 'POST',
  path: '/users/image/uploads/{id}',
}
