// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const addDocument = 'addDocument POST /box/util/{utilityAccount}/documents' as Operation<operations['addDocument']>

export const deleteDocument = 'deleteDocument DELETE /box/util/{utilityAccount}/documents/{id}' as Operation<operations['deleteDocument']>
