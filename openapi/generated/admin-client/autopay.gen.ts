// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const endUserAutopay: Operation<operations['endUserAutopay']> = {
  id: 'endUserAutopay',
  method: 'DELETE',
  path: '/autopay/{id}',
}
