// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const listOwnLicenses = 'listOwnLicenses GET /organizations/licenses' as Operation<operations['listOwnLicenses']>

export const claimLicense = 'claimLicense POST /organizations/licenses' as Operation<operations['claimLicense']>

export const listContractorPermits = 'listContractorPermits GET /contractor-permits' as Operation<operations['listContractorPermits']>
