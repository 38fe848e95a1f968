// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getAccountDraft = 'getAccountDraft GET /users/account-draft' as Operation<operations['getAccountDraft']>

export const saveAccountDraft = 'saveAccountDraft PUT /users/account-draft' as Operation<operations['saveAccountDraft']>

export const completeAccount = 'completeAccount POST /users/account' as Operation<operations['completeAccount']>

export const confirmEmailAgain = 'confirmEmailAgain POST /users/account/email-link' as Operation<operations['confirmEmailAgain']>

export const matchContact = 'matchContact POST /salesforce/matchToSalesforceContact' as Operation<operations['matchContact']>
