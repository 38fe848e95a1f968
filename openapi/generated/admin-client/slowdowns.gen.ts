// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listSlowdowns: Operation<operations['listSlowdowns']> = {
  id: 'listSlowdowns',
  method: 'GET',
  path: '/slowdowns',
}
