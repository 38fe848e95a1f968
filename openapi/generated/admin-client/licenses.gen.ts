// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listLicenses = 'listLicenses GET /licenses' as Operation<operations['listLicenses']>

export const getLicense = 'getLicense GET /licenses/{id}' as Operation<operations['getLicense']>

export const setLicenseStatus = 'setLicenseStatus PUT /licenses/{id}/status' as Operation<operations['setLicenseStatus']>

export const resetLicensePin = 'resetLicensePin POST /licenses/{id}/pin' as Operation<operations['resetLicensePin']>
