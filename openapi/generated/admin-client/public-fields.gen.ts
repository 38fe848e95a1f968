// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPublicFieldTypes: Operation<operations['listPublicFieldTypes']> = {
  id: 'listPublicFieldTypes',
  method: 'GET',
  path: '/salesforcePublicField/sObjects',
}

export const getPublicFields: Operation<operations['getPublicFields']> = {
  id: 'getPublicFields',
  method: 'GET',
  path: '/salesforcePublicField/{object}',
}

export const setPublicFields: Operation<operations['setPublicFields']> = {
  id: 'setPublicFields',
  method: 'POST',
  path: '/salesforcePublicField/{object}',
}

export const listFields: Operation<operations['listFields']> = {
  id: 'listFields',
  method: 'GET',
  path: '/salesforce/activity/{id}/fields',
}
