// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const openRequestFolder: Operation<operations['openRequestFolder']> = {
  id: 'openRequestFolder',
  method: 'GET',
  path: '/box/{sfId}',
}

export const openAccountFolder: Operation<operations['openAccountFolder']> = {
  id: 'openAccountFolder',
  method: 'GET',
  path: '/box/util/{utilityAccount}',
}

export const listDocuments: Operation<operations['listDocuments']> = {
  id: 'listDocuments',
  method: 'GET',
  path: '/box/folders/{folderId}',
}

export const addToFolder: Operation<operations['addToFolder']> = {
  id: 'addToFolder',
  method: 'POST',
  path: '/box/folders/{folderId}/files',
}
