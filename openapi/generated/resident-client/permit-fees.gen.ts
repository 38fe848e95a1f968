// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getPermitBill = 'getPermitBill GET /lpiPayment/{activityId}' as Operation<operations['getPermitBill']>

export const payPermitBill = 'payPermitBill POST /paymentLPI' as Operation<operations['payPermitBill']>

export const createPermitRequest = 'createPermitRequest POST /payment/createLPIUserActivities' as Operation<operations['createPermitRequest']>
