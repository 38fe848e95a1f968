// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getBillingHistory: Operation<operations['getBillingHistory']> = {
  id: 'getBillingHistory',
  method: 'GET',
  path: '/naviline/getbillinghistory',
}

export const listDelinquencies: Operation<operations['listDelinquencies']> = {
  id: 'listDelinquencies',
  method: 'GET',
  path: '/naviline/getdelinquentstatus',
}

export const listPaymentHistory: Operation<operations['listPaymentHistory']> = {
  id: 'listPaymentHistory',
  method: 'GET',
  path: '/naviline/paymenthistory',
}

export const getPaymentHistory: Operation<operations['getPaymentHistory']> = {
  id: 'getPaymentHistory',
  method: 'GET',
  path: '/naviline/paymenthistoryv2',
}

export const lookUpAccount: Operation<operations['lookUpAccount']> = {
  id: 'lookUpAccount',
  method: 'GET',
  path: '/naviline/account',
}

export const listUtilityAccounts: Operation<operations['listUtilityAccounts']> = {
  id: 'listUtilityAccounts',
  method: 'GET',
  path: '/naviline/paymentInformation',
}

export const addUtilityAccount: Operation<operations['addUtilityAccount']> = {
  id: 'addUtilityAccount',
  method: 'POST',
  path: '/naviline/paymentInformation',
}

export const removeUtilityAccount: Operation<operations['removeUtilityAccount']> = {
  id: 'removeUtilityAccount',
  method: 'DELETE',
  path: '/naviline/paymentInformation',
}

export const setPaperless: Operation<operations['setPaperless']> = {
  id: 'setPaperless',
  method: 'PUT',
  path: '/naviline/paymentInformation/paperless',
}

export const getBill: Operation<operations['getBill']> = {
  id: 'getBill',
  method: 'GET',
  path: '/naviline/bills/{key}',
}

export const getBillDocument: Operation<operations['getBillDocument']> = {
  id: 'getBillDocument',
  method: 'GET',
  path: '/naviline/bills/{key}/pdf',
}
