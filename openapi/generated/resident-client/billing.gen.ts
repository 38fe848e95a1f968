// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getBillingHistory = 'getBillingHistory GET /naviline/getbillinghistory' as Operation<operations['getBillingHistory']>

export const listDelinquencies = 'listDelinquencies GET /naviline/getdelinquentstatus' as Operation<operations['listDelinquencies']>

export const listPaymentHistory = 'listPaymentHistory GET /naviline/paymenthistory' as Operation<operations['listPaymentHistory']>

export const getPaymentHistory = 'getPaymentHistory GET /naviline/paymenthistoryv2' as Operation<operations['getPaymentHistory']>

export const lookUpAccount = 'lookUpAccount GET /naviline/account' as Operation<operations['lookUpAccount']>

export const listUtilityAccounts = 'listUtilityAccounts GET /naviline/paymentInformation' as Operation<operations['listUtilityAccounts']>

export const addUtilityAccount = 'addUtilityAccount POST /naviline/paymentInformation' as Operation<operations['addUtilityAccount']>

export const removeUtilityAccount = 'removeUtilityAccount DELETE /naviline/paymentInformation' as Operation<operations['removeUtilityAccount']>

export const setPaperless = 'setPaperless PUT /naviline/paymentInformation/paperless' as Operation<operations['setPaperless']>

export const getBill = 'getBill GET /naviline/bills/{key}' as Operation<operations['getBill']>

export const getBillDocument = 'getBillDocument GET /naviline/bills/{key}/pdf' as Operation<operations['getBillDocument']>
