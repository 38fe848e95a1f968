// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUserArrangements: Operation<operations['listUserArrangements']> = {
  id: 'listUserArrangements',
  method: 'GET',
  path: '/payment-arrangements',
}

export const offerArrangement: Operation<operations['offerArrangement']> = {
  id: 'offerArrangement',
  method: 'POST',
  path: '/payment-arrangements',
}

export const withdrawArrangement: Operation<operations['withdrawArrangement']> = {
  id: 'withdrawArrangement',
  method: 'DELETE',
  path: '/payment-arrangements/{id}',
}
