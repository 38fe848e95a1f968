// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getFee: Operation<operations['getFee']> = {
  id: 'getFee',
  method: 'GET',
  path: '/payments/fees/{activityId}',
}
