// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listServices: Operation<operations['listServices']> = {
  id: 'listServices',
  method: 'GET',
  path: '/activities',
}

export const getService: Operation<operations['getService']> = {
  id: 'getService',
  method: 'GET',
  path: '/activities/{id}',
}
