// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listLicenses = 'listLicenses GET /licenses' as Operation<operations['listLicenses']>

export const getLicense = 'getLicense GET /licenses/{id}' as Operation<operations['getLicense']>

export const setLicenseStatus = 'setLicenseStatus PUT /licenses/{id}/status' as Operation<operations['setLicenseStatus']>

export const setLicenseTrades = 'setLicenseTrades PUT /licenses/{id}/trades' as Operation<operations['setLicenseTrades']>

export const resetLicensePin = 'resetLicensePin POST /licenses/{id}/pin' as Operation<operations['resetLicensePin']>

export const renewFreeLicense = 'renewFreeLicense POST /licenses/{id}/years' as Operation<operations['renewFreeLicense']>

export const listLicenseKinds = 'listLicenseKinds GET /license-kinds' as Operation<operations['listLicenseKinds']>

export const getLicenseApplication = 'getLicenseApplication GET /requests/{id}/license' as Operation<operations['getLicenseApplication']>

export const quoteLicense = 'quoteLicense POST /licenses/quote' as Operation<operations['quoteLicense']>

export const addLicense = 'addLicense POST /licenses' as Operation<operations['addLicense']>
