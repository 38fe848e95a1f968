// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const searchUsers = 'searchUsers GET /users/search' as Operation<operations['searchUsers']>

export const listUsers = 'listUsers GET /users' as Operation<operations['listUsers']>

export const getUser = 'getUser GET /users/{id}' as Operation<operations['getUser']>

export const grantRoles = 'grantRoles PUT /users/{id}/roles' as Operation<operations['grantRoles']>

export const editUser = 'editUser PUT /users/{id}' as Operation<operations['editUser']>

export const deleteUser = 'deleteUser DELETE /users/{id}' as Operation<operations['deleteUser']>

export const resendRegistration = 'resendRegistration POST /users/resend-registration' as Operation<operations['resendRegistration']>

export const sendPasswordMail = 'sendPasswordMail POST /users/forgot-password' as Operation<operations['sendPasswordMail']>

export const getUserDetails = 'getUserDetails GET /users/profile-details/{id}' as Operation<operations['getUserDetails']>

export const getUserSettings = 'getUserSettings GET /users/notification-prefs/{id}' as Operation<operations['getUserSettings']>
