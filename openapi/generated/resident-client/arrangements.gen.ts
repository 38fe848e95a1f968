// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listArrangements: Operation<operations['listArrangements']> = {
  id: 'listArrangements',
  method: 'GET',
  path: '/payment-arrangements',
}

export const acceptArrangement: Operation<operations['acceptArrangement']> = {
  id: 'acceptArrangement',
  method: 'POST',
  path: '/payment-arrangements/{id}/accept',
}

export const declineArrangement: Operation<operations['declineArrangement']> = {
  id: 'declineArrangement',
  method: 'POST',
  path: '/payment-arrangements/{id}/decline',
}
