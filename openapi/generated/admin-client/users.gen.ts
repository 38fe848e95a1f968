// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const searchUsers: Operation<operations['searchUsers']> = {
  id: 'searchUsers',
  method: 'GET',
  path: '/users/search',
}

export const listUsers: Operation<operations['listUsers']> = {
  id: 'listUsers',
  method: 'GET',
  path: '/users',
}

export const getUser: Operation<operations['getUser']> = {
  id: 'getUser',
  method: 'GET',
  path: '/users/{id}',
}

export const editUser: Operation<operations['editUser']> = {
  id: 'editUser',
  method: 'PUT',
  path: '/users/{id}',
}

export const deleteUser: Operation<operations['deleteUser']> = {
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/{id}',
}

export const resendRegistration: Operation<operations['resendRegistration']> = {
  id: 'resendRegistration',
  method: 'POST',
  path: '/users/resend-registration',
}

export const sendPasswordMail: Operation<operations['sendPasswordMail']> = {
  id: 'sendPasswordMail',
  method: 'POST',
  path: '/users/forgot-password',
}

export const getUserDetails: Operation<operations['getUserDetails']> = {
  id: 'getUserDetails',
  method: 'GET',
  path: '/users/profile-details/{id}',
}

export const getUserSettings: Operation<operations['getUserSettings']> = {
  id: 'getUserSettings',
  method: 'GET',
  path: '/users/notification-prefs/{id}',
}
