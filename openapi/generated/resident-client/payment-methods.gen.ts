// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const openMethodFrame = 'openMethodFrame GET /core/payment-methods/iframe' as Operation<operations['openMethodFrame']>

export const syncStoredMethods = 'syncStoredMethods POST /core/payment-methods/sync' as Operation<operations['syncStoredMethods']>

export const listStoredMethods = 'listStoredMethods GET /core/payment-methods' as Operation<operations['listStoredMethods']>

export const removeStoredMethod = 'removeStoredMethod DELETE /core/payment-methods/{id}/{ownerId}' as Operation<operations['removeStoredMethod']>

export const listPaymentMethods = 'listPaymentMethods GET /payment-methods' as Operation<operations['listPaymentMethods']>

export const getPaymentMethodUse = 'getPaymentMethodUse GET /payment-methods/{id}' as Operation<operations['getPaymentMethodUse']>

export const removePaymentMethod = 'removePaymentMethod DELETE /payment-methods/{id}' as Operation<operations['removePaymentMethod']>

export const addPaymentMethod = 'addPaymentMethod POST /payment-methods' as Operation<operations['addPaymentMethod']>
