// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listScheduledPayments: Operation<operations['listScheduledPayments']> = {
  id: 'listScheduledPayments',
  method: 'GET',
  path: '/scheduled-payments',
}

export const schedulePayment: Operation<operations['schedulePayment']> = {
  id: 'schedulePayment',
  method: 'POST',
  path: '/scheduled-payments',
}

export const changeScheduledPayment: Operation<operations['changeScheduledPayment']> = {
  id: 'changeScheduledPayment',
  method: 'PUT',
  path: '/scheduled-payments/{id}',
}

export const cancelScheduledPayment: Operation<operations['cancelScheduledPayment']> = {
  id: 'cancelScheduledPayment',
  method: 'DELETE',
  path: '/scheduled-payments/{id}',
}
