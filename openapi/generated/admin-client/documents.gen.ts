// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const addDocument: Operation<operations['addDocument']> = {
  id: 'addDocument',
  method: 'POST',
  path: '/box/util/{utilityAccount}/documents',
}

export const deleteDocument: Operation<operations['deleteDocument']> = {
  id: 'deleteDocument',
  method: 'DELETE',
  path: '/box/util/{utilityAccount}/documents/{id}',
}
