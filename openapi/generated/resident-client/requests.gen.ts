// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listRequests: Operation<operations['listRequests']> = {
  id: 'listRequests',
  method: 'GET',
  path: '/salesforce/inProgress',
}

export const countPendingActions: Operation<operations['countPendingActions']> = {
  id: 'countPendingActions',
  method: 'GET',
  path: '/activitiesPendingAction',
}

export const getRequest: Operation<operations['getRequest']> = {
  id: 'getRequest',
  method: 'GET',
  path: '/salesforce/activity/{type}/{id}',
}

export const cancelRequest: Operation<operations['cancelRequest']> = {
  id: 'cancelRequest',
  method: 'DELETE',
  path: '/salesforce/activity/{type}/{id}',
}

export const answerRequest: Operation<operations['answerRequest']> = {
  id: 'answerRequest',
  method: 'POST',
  path: '/salesforce/activity/{type}/{id}/additionalInformation',
}

export const addAnswerFile: Operation<operations['addAnswerFile']> = {
  id: 'addAnswerFile',
  method: 'POST',
  path: '/salesforce/activity/{type}/{id}/additionalInformation/files',
}

export const rateRequest: Operation<operations['rateRequest']> = {
  id: 'rateRequest',
  method: 'POST',
  path: '/salesforce/activity/{type}/{id}/rating',
}

export const getRequestStatus: Operation<operations['getRequestStatus']> = {
  id: 'getRequestStatus',
  method: 'GET',
  path: '/request-status/{id}',
}

export const cancelAsGuest: Operation<operations['cancelAsGuest']> = {
  id: 'cancelAsGuest',
  method: 'DELETE',
  path: '/request-status/{id}',
}

export const rateAsGuest: Operation<operations['rateAsGuest']> = {
  id: 'rateAsGuest',
  method: 'POST',
  path: '/request-status/{id}/rating',
}

export const answerAsGuest: Operation<operations['answerAsGuest']> = {
  id: 'answerAsGuest',
  method: 'POST',
  path: '/request-status/{id}/additionalInformation',
}

export const addGuestAnswerFile: Operation<operations['addGuestAnswerFile']> = {
  id: 'addGuestAnswerFile',
  method: 'POST',
  path: '/request-status/{id}/additionalInformation/files',
}
