// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getDraft = 'getDraft GET /drafts/{serviceId}' as Operation<operations['getDraft']>

export const saveDraft = 'saveDraft PUT /drafts/{serviceId}' as Operation<operations['saveDraft']>

export const deleteDraft = 'deleteDraft DELETE /drafts/{serviceId}' as Operation<operations['deleteDraft']>

export const addDraftFile = 'addDraftFile POST /drafts/{serviceId}/files' as Operation<operations['addDraftFile']>

export const removeDraftFile = 'removeDraftFile DELETE /drafts/{serviceId}/files/{fileId}' as Operation<operations['removeDraftFile']>

export const setThumbnail = 'setThumbnail PUT /drafts/{serviceId}/files/{fileId}/thumbnail' as Operation<operations['setThumbnail']>
