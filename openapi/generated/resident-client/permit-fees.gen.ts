// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPermitBill: Operation<operations['getPermitBill']> = {
  id: 'getPermitBill',
  method: 'GET',
  path: '/lpiPayment/{activityId}',
}

export const payPermitBill: Operation<operations['payPermitBill']> = {
  id: 'payPermitBill',
  method: 'POST',
  path: '/paymentLPI',
}

export const createPermitRequest: Operation<operations['createPermitRequest']> = {
  id: 'createPermitRequest',
  method: 'POST',
  path: '/payment/createLPIUserActivities',
}
