// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const calculateRenewal = 'calculateRenewal POST /licenses/renew/calc' as Operation<operations['calculateRenewal']>

export const renewLicense = 'renewLicense POST /licenses/renew' as Operation<operations['renewLicense']>

export const checkLicense = 'checkLicense GET /licenses/check/{code}' as Operation<operations['checkLicense']>

export const getLicenseDocument = 'getLicenseDocument GET /licenses/check/{code}/pdf' as Operation<operations['getLicenseDocument']>

export const getLicenseCalendar = 'getLicenseCalendar GET /licenses/check/{code}/calendar' as Operation<operations['getLicenseCalendar']>
