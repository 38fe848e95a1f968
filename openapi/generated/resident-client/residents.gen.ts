// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getAccountDraft: Operation<operations['getAccountDraft']> = {
  id: 'getAccountDraft',
  method: 'GET',
  path: '/users/account-draft',
}

export const saveAccountDraft: Operation<operations['saveAccountDraft']> = {
  id: 'saveAccountDraft',
  method: 'PUT',
  path: '/users/account-draft',
}

export const completeAccount: Operation<operations['completeAccount']> = {
  id: 'completeAccount',
  method: 'POST',
  path: '/users/account',
}

export const matchContact: Operation<operations['matchContact']> = {
  id: 'matchContact',
  method: 'POST',
  path: '/salesforce/matchToSalesforceContact',
}
