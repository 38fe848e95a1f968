// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listOwnPayments: Operation<operations['listOwnPayments']> = {
  id: 'listOwnPayments',
  method: 'GET',
  path: '/payments/history',
}

export const exportOwnPayments: Operation<operations['exportOwnPayments']> = {
  id: 'exportOwnPayments',
  method: 'GET',
  path: '/payments/history.csv',
}
