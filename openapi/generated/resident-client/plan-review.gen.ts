// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listPermitDocuments = 'listPermitDocuments GET /permits/{year}/{number}/documents' as Operation<operations['listPermitDocuments']>

export const getPermitOfRequest = 'getPermitOfRequest GET /salesforce/activity/Permit_Application__c/{id}/permit' as Operation<operations['getPermitOfRequest']>

export const getCorrections = 'getCorrections GET /permits/{year}/{number}/corrections' as Operation<operations['getCorrections']>

export const savePlanAnswer = 'savePlanAnswer PUT /permits/{year}/{number}/comments/{commentId}/answer' as Operation<operations['savePlanAnswer']>

export const sendPlanVersion = 'sendPlanVersion POST /permits/{year}/{number}/uploads' as Operation<operations['sendPlanVersion']>

export const removePlanVersion = 'removePlanVersion DELETE /permits/{year}/{number}/uploads/{documentId}' as Operation<operations['removePlanVersion']>

export const resubmitPermit = 'resubmitPermit POST /permits/{year}/{number}/resubmission' as Operation<operations['resubmitPermit']>
