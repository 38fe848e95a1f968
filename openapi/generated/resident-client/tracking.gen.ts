// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listRequests = 'listRequests GET /salesforce/inProgress' as Operation<operations['listRequests']>

export const countPendingActions = 'countPendingActions GET /activitiesPendingAction' as Operation<operations['countPendingActions']>

export const getRequest = 'getRequest GET /salesforce/activity/{type}/{id}' as Operation<operations['getRequest']>

export const cancelRequest = 'cancelRequest DELETE /salesforce/activity/{type}/{id}' as Operation<operations['cancelRequest']>

export const answerRequest = 'answerRequest POST /salesforce/activity/{type}/{id}/additionalInformation' as Operation<operations['answerRequest']>

export const addAnswerFile = 'addAnswerFile POST /salesforce/activity/{type}/{id}/additionalInformation/files' as Operation<operations['addAnswerFile']>

export const rateRequest = 'rateRequest POST /salesforce/activity/{type}/{id}/rating' as Operation<operations['rateRequest']>

export const getRequestStatus = 'getRequestStatus GET /request-status/{id}' as Operation<operations['getRequestStatus']>

export const cancelAsGuest = 'cancelAsGuest DELETE /request-status/{id}' as Operation<operations['cancelAsGuest']>

export const rateAsGuest = 'rateAsGuest POST /request-status/{id}/rating' as Operation<operations['rateAsGuest']>

export const answerAsGuest = 'answerAsGuest POST /request-status/{id}/additionalInformation' as Operation<operations['answerAsGuest']>

export const addGuestAnswerFile = 'addGuestAnswerFile POST /request-status/{id}/additionalInformation/files' as Operation<operations['addGuestAnswerFile']>

export const unfollowAsGuest = 'unfollowAsGuest DELETE /request-status/{id}/follow' as Operation<operations['unfollowAsGuest']>

export const stopRequestMail = 'stopRequestMail POST /request-status/{id}/stop-mail' as Operation<operations['stopRequestMail']>

export const openStopMail = 'openStopMail GET /request-status/{id}/stop-mail' as Operation<operations['openStopMail']>

export const mailRequestLink = 'mailRequestLink POST /request-status' as Operation<operations['mailRequestLink']>
