// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const openMethodFrame: Operation<operations['openMethodFrame']> = {
  id: 'openMethodFrame',
  method: 'GET',
  path: '/core/payment-methods/iframe',
}

export const syncStoredMethods: Operation<operations['syncStoredMethods']> = {
  id: 'syncStoredMethods',
  method: 'POST',
  path: '/core/payment-methods/sync',
}

export const listStoredMethods: Operation<operations['listStoredMethods']> = {
  id: 'listStoredMethods',
  method: 'GET',
  path: '/core/payment-methods',
}

export const removeStoredMethod: Operation<operations['removeStoredMethod']> = {
  id: 'removeStoredMethod',
  method: 'DELETE',
  path: '/core/payment-methods/{id}/{ownerId}',
}

export const listPaymentMethods: Operation<operations['listPaymentMethods']> = {
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/payment-methods',
}

export const getPaymentMethodUse: Operation<operations['getPaymentMethodUse']> = {
  id: 'getPaymentMethodUse',
  method: 'GET',
  path: '/payment-methods/{id}',
}

export const removePaymentMethod: Operation<operations['removePaymentMethod']> = {
  id: 'removePaymentMethod',
  method: 'DELETE',
  path: '/payment-methods/{id}',
}

export const addPaymentMethod: Operation<operations['addPaymentMethod']> = {
  id: 'addPaymentMethod',
  method: 'POST',
  path: '/payment-methods',
}
