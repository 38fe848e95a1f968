// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listScheduledPayments = 'listScheduledPayments GET /scheduled-payments' as Operation<operations['listScheduledPayments']>

export const schedulePayment = 'schedulePayment POST /scheduled-payments' as Operation<operations['schedulePayment']>

export const changeScheduledPayment = 'changeScheduledPayment PUT /scheduled-payments/{id}' as Operation<operations['changeScheduledPayment']>

export const cancelScheduledPayment = 'cancelScheduledPayment DELETE /scheduled-payments/{id}' as Operation<operations['cancelScheduledPayment']>
