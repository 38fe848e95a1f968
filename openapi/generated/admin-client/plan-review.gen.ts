// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getPlanReview = 'getPlanReview GET /permits/{id}/plans' as Operation<operations['getPlanReview']>

export const addPermitDocument = 'addPermitDocument POST /permits/{id}/documents' as Operation<operations['addPermitDocument']>

export const addPlanVersion = 'addPlanVersion POST /permits/{id}/documents/{documentId}/versions' as Operation<operations['addPlanVersion']>

export const setDocumentPublic = 'setDocumentPublic PUT /permits/{id}/documents/{documentId}/public' as Operation<operations['setDocumentPublic']>

export const addPlanComment = 'addPlanComment POST /permits/{id}/comments' as Operation<operations['addPlanComment']>

export const settlePlanComment = 'settlePlanComment PUT /permits/{id}/comments/{commentId}/state' as Operation<operations['settlePlanComment']>
