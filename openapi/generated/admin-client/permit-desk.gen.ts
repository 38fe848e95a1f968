// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listDeskPermits = 'listDeskPermits GET /permits' as Operation<operations['listDeskPermits']>

export const getPermitDesk = 'getPermitDesk GET /permits/desk' as Operation<operations['getPermitDesk']>

export const getDeskPermit = 'getDeskPermit GET /permits/{id}' as Operation<operations['getDeskPermit']>

export const getPermitPresence = 'getPermitPresence GET /permits/{id}/presence' as Operation<operations['getPermitPresence']>

export const takePermit = 'takePermit POST /permits/{id}/check' as Operation<operations['takePermit']>

export const completePermit = 'completePermit POST /permits/{id}/review' as Operation<operations['completePermit']>

export const askPermitCorrections = 'askPermitCorrections POST /permits/{id}/corrections' as Operation<operations['askPermitCorrections']>

export const assignPermitReview = 'assignPermitReview POST /permits/{id}/reviewer' as Operation<operations['assignPermitReview']>

export const finishPermitReview = 'finishPermitReview POST /permits/{id}/result' as Operation<operations['finishPermitReview']>

export const assessPermitFees = 'assessPermitFees POST /permits/{id}/fees' as Operation<operations['assessPermitFees']>

export const waivePermitFees = 'waivePermitFees POST /permits/{id}/waiver' as Operation<operations['waivePermitFees']>

export const askPermitFee = 'askPermitFee POST /permits/{id}/payment' as Operation<operations['askPermitFee']>

export const issuePermit = 'issuePermit POST /permits/{id}/issue' as Operation<operations['issuePermit']>

export const denyPermit = 'denyPermit POST /permits/{id}/denial' as Operation<operations['denyPermit']>

export const revokePermit = 'revokePermit POST /permits/{id}/revocation' as Operation<operations['revokePermit']>

export const extendPermit = 'extendPermit POST /permits/{id}/extension' as Operation<operations['extendPermit']>
