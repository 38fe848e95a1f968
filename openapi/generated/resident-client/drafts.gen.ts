// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getDraft: Operation<operations['getDraft']> = {
  id: 'getDraft',
  method: 'GET',
  path: '/drafts/{serviceId}',
}

export const saveDraft: Operation<operations['saveDraft']> = {
  id: 'saveDraft',
  method: 'PUT',
  path: '/drafts/{serviceId}',
}

export const deleteDraft: Operation<operations['deleteDraft']> = {
  id: 'deleteDraft',
  method: 'DELETE',
  path: '/drafts/{serviceId}',
}

export const addDraftFile: Operation<operations['addDraftFile']> = {
  id: 'addDraftFile',
  method: 'POST',
  path: '/drafts/{serviceId}/files',
}

export const removeDraftFile: Operation<operations['removeDraftFile']> = {
  id: 'removeDraftFile',
  method: 'DELETE',
  path: '/drafts/{serviceId}/files/{fileId}',
}

export const setThumbnail: Operation<operations['setThumbnail']> = {
  id: 'setThumbnail',
  method: 'PUT',
  path: '/drafts/{serviceId}/files/{fileId}/thumbnail',
}
