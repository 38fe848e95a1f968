// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listZoningDistricts = 'listZoningDistricts GET /zoning-districts' as Operation<operations['listZoningDistricts']>

export const getZoningDistrict = 'getZoningDistrict GET /zoning-districts/{id}' as Operation<operations['getZoningDistrict']>

export const addZoningDistrict = 'addZoningDistrict POST /zoning-districts' as Operation<operations['addZoningDistrict']>

export const updateZoningDistrict = 'updateZoningDistrict PUT /zoning-districts/{id}' as Operation<operations['updateZoningDistrict']>

export const addZoningUse = 'addZoningUse POST /zoning-districts/{id}/uses' as Operation<operations['addZoningUse']>

export const withdrawZoningUse = 'withdrawZoningUse DELETE /zoning-districts/uses/{id}' as Operation<operations['withdrawZoningUse']>
