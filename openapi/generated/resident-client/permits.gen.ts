// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const searchContractors = 'searchContractors GET /contractors' as Operation<operations['searchContractors']>

export const searchPermits = 'searchPermits GET /permits/search' as Operation<operations['searchPermits']>

export const listPermitsInView = 'listPermitsInView GET /permits/map' as Operation<operations['listPermitsInView']>

export const getPermit = 'getPermit GET /permits/{year}/{number}' as Operation<operations['getPermit']>

export const getPermitDocument = 'getPermitDocument GET /permits/{year}/{number}/pdf' as Operation<operations['getPermitDocument']>

export const exportPermits = 'exportPermits GET /open-data/permits.csv' as Operation<operations['exportPermits']>

export const exportPermitContractors = 'exportPermitContractors GET /open-data/permit-contractors.csv' as Operation<operations['exportPermitContractors']>

export const exportPermitHistory = 'exportPermitHistory GET /open-data/permit-history.csv' as Operation<operations['exportPermitHistory']>

export const exportPermitInspections = 'exportPermitInspections GET /open-data/permit-inspections.csv' as Operation<operations['exportPermitInspections']>
