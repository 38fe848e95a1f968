// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const enrolInAutopay: Operation<operations['enrolInAutopay']> = {
  id: 'enrolInAutopay',
  method: 'PUT',
  path: '/autopay',
}

export const endAutopay: Operation<operations['endAutopay']> = {
  id: 'endAutopay',
  method: 'DELETE',
  path: '/autopay/{id}',
}

export const endAutopayOfAccount: Operation<operations['endAutopayOfAccount']> = {
  id: 'endAutopayOfAccount',
  method: 'DELETE',
  path: '/autopay/',
}

export const endAutopayByNumber: Operation<operations['endAutopayByNumber']> = {
  id: 'endAutopayByNumber',
  method: 'DELETE',
  path: '/autopay',
}
