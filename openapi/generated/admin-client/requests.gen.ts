// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listDeskRequests: Operation<operations['listDeskRequests']> = {
  id: 'listDeskRequests',
  method: 'GET',
  path: '/requests',
}

export const listDeskPoints: Operation<operations['listDeskPoints']> = {
  id: 'listDeskPoints',
  method: 'GET',
  path: '/requests/points',
}

export const exportRequests: Operation<operations['exportRequests']> = {
  id: 'exportRequests',
  method: 'GET',
  path: '/requests/export',
}

export const getDesk: Operation<operations['getDesk']> = {
  id: 'getDesk',
  method: 'GET',
  path: '/requests/desk',
}

export const saveDeskFilter: Operation<operations['saveDeskFilter']> = {
  id: 'saveDeskFilter',
  method: 'POST',
  path: '/requests/filters',
}

export const deleteDeskFilter: Operation<operations['deleteDeskFilter']> = {
  id: 'deleteDeskFilter',
  method: 'DELETE',
  path: '/requests/filters/{id}',
}

export const previewBulk: Operation<operations['previewBulk']> = {
  id: 'previewBulk',
  method: 'POST',
  path: '/requests/bulk/preview',
}

export const runBulk: Operation<operations['runBulk']> = {
  id: 'runBulk',
  method: 'POST',
  path: '/requests/bulk',
}

export const getDeskRequest: Operation<operations['getDeskRequest']> = {
  id: 'getDeskRequest',
  method: 'GET',
  path: '/requests/{id}',
}

export const assignRequest: Operation<operations['assignRequest']> = {
  id: 'assignRequest',
  method: 'POST',
  path: '/requests/{id}/assignee',
}

export const changeStatus: Operation<operations['changeStatus']> = {
  id: 'changeStatus',
  method: 'POST',
  path: '/requests/{id}/status',
}

export const askQuestion: Operation<operations['askQuestion']> = {
  id: 'askQuestion',
  method: 'POST',
  path: '/requests/{id}/question',
}

export const replyToRequest: Operation<operations['replyToRequest']> = {
  id: 'replyToRequest',
  method: 'POST',
  path: '/requests/{id}/reply',
}

export const addNote: Operation<operations['addNote']> = {
  id: 'addNote',
  method: 'POST',
  path: '/requests/{id}/note',
}

export const mergeRequest: Operation<operations['mergeRequest']> = {
  id: 'mergeRequest',
  method: 'POST',
  path: '/requests/{id}/merge',
}

export const attachFile: Operation<operations['attachFile']> = {
  id: 'attachFile',
  method: 'POST',
  path: '/requests/{id}/files',
}
