// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listUserPaymentMethods = 'listUserPaymentMethods GET /payment-methods' as Operation<operations['listUserPaymentMethods']>

export const listUserUtilityAccounts = 'listUserUtilityAccounts GET /naviline/paymentInformation' as Operation<operations['listUserUtilityAccounts']>

export const removeUserUtilityAccount = 'removeUserUtilityAccount DELETE /naviline/paymentInformation' as Operation<operations['removeUserUtilityAccount']>

export const getPaymentMethodUse = 'getPaymentMethodUse GET /payment-methods/{id}' as Operation<operations['getPaymentMethodUse']>

export const removeUserPaymentMethod = 'removeUserPaymentMethod DELETE /payment-methods/{cardId}/{userId}' as Operation<operations['removeUserPaymentMethod']>
