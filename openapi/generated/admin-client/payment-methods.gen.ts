// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUserPaymentMethods: Operation<operations['listUserPaymentMethods']> = {
  id: 'listUserPaymentMethods',
  method: 'GET',
  path: '/payment-methods',
}

export const listUserUtilityAccounts: Operation<operations['listUserUtilityAccounts']> = {
  id: 'listUserUtilityAccounts',
  method: 'GET',
  path: '/naviline/paymentInformation',
}

export const removeUserUtilityAccount: Operation<operations['removeUserUtilityAccount']> = {
  id: 'removeUserUtilityAccount',
  method: 'DELETE',
  path: '/naviline/paymentInformation',
}

export const getPaymentMethodUse: Operation<operations['getPaymentMethodUse']> = {
  id: 'getPaymentMethodUse',
  method: 'GET',
  path: '/payment-methods/{id}',
}

export const removeUserPaymentMethod: Operation<operations['removeUserPaymentMethod']> = {
  id: 'removeUserPaymentMethod',
  method: 'DELETE',
  path: '/payment-methods/{cardId}/{userId}',
}
