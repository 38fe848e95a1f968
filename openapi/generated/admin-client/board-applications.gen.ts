// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listBoardApplicants = 'listBoardApplicants GET /boards/{id}/applicants' as Operation<operations['listBoardApplicants']>

export const shortlistApplicant = 'shortlistApplicant PUT /boards/{id}/applicants/{applicationId}/shortlist' as Operation<operations['shortlistApplicant']>

export const appointApplicant = 'appointApplicant POST /boards/{id}/applicants/{applicationId}/appoint' as Operation<operations['appointApplicant']>
