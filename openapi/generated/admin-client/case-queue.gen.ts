// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listDeskRequests = 'listDeskRequests GET /requests' as Operation<operations['listDeskRequests']>

export const listDeskPoints = 'listDeskPoints GET /requests/points' as Operation<operations['listDeskPoints']>

export const exportRequests = 'exportRequests GET /requests/export' as Operation<operations['exportRequests']>

export const getDesk = 'getDesk GET /requests/desk' as Operation<operations['getDesk']>

export const saveDeskFilter = 'saveDeskFilter POST /requests/filters' as Operation<operations['saveDeskFilter']>

export const deleteDeskFilter = 'deleteDeskFilter DELETE /requests/filters/{id}' as Operation<operations['deleteDeskFilter']>

export const previewBulk = 'previewBulk POST /requests/bulk/preview' as Operation<operations['previewBulk']>

export const runBulk = 'runBulk POST /requests/bulk' as Operation<operations['runBulk']>

export const getDeskRequest = 'getDeskRequest GET /requests/{id}' as Operation<operations['getDeskRequest']>

export const assignRequest = 'assignRequest POST /requests/{id}/assignee' as Operation<operations['assignRequest']>

export const changeStatus = 'changeStatus POST /requests/{id}/status' as Operation<operations['changeStatus']>

export const changeCategory = 'changeCategory POST /requests/{id}/category' as Operation<operations['changeCategory']>

export const changeDue = 'changeDue POST /requests/{id}/due' as Operation<operations['changeDue']>

export const changePlace = 'changePlace POST /requests/{id}/place' as Operation<operations['changePlace']>

export const getPresence = 'getPresence GET /requests/{id}/presence' as Operation<operations['getPresence']>

export const askQuestion = 'askQuestion POST /requests/{id}/question' as Operation<operations['askQuestion']>

export const replyToRequest = 'replyToRequest POST /requests/{id}/reply' as Operation<operations['replyToRequest']>

export const addNote = 'addNote POST /requests/{id}/note' as Operation<operations['addNote']>

export const mergeRequest = 'mergeRequest POST /requests/{id}/merge' as Operation<operations['mergeRequest']>

export const attachFile = 'attachFile POST /requests/{id}/files' as Operation<operations['attachFile']>
