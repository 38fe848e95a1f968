// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const openRequestFolder = 'openRequestFolder GET /box/{sfId}' as Operation<operations['openRequestFolder']>

export const openAccountFolder = 'openAccountFolder GET /box/util/{utilityAccount}' as Operation<operations['openAccountFolder']>

export const listDocuments = 'listDocuments GET /box/folders/{folderId}' as Operation<operations['listDocuments']>

export const addToFolder = 'addToFolder POST /box/folders/{folderId}/files' as Operation<operations['addToFolder']>
