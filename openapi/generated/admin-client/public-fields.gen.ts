// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listPublicFieldTypes = 'listPublicFieldTypes GET /salesforcePublicField/sObjects' as Operation<operations['listPublicFieldTypes']>

export const getPublicFields = 'getPublicFields GET /salesforcePublicField/{object}' as Operation<operations['getPublicFields']>

export const setPublicFields = 'setPublicFields POST /salesforcePublicField/{object}' as Operation<operations['setPublicFields']>

export const listFields = 'listFields GET /salesforce/activity/{id}/fields' as Operation<operations['listFields']>
