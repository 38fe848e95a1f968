// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listInspections = 'listInspections GET /inspections' as Operation<operations['listInspections']>

export const getInspectionRoute = 'getInspectionRoute GET /inspections/route' as Operation<operations['getInspectionRoute']>

export const setInspectionSlots = 'setInspectionSlots PUT /inspections/slots' as Operation<operations['setInspectionSlots']>

export const orderInspections = 'orderInspections PUT /inspections/route' as Operation<operations['orderInspections']>

export const bookInspectionForStaff = 'bookInspectionForStaff POST /inspections' as Operation<operations['bookInspectionForStaff']>

export const moveInspectionForStaff = 'moveInspectionForStaff PUT /inspections/{id}/slot' as Operation<operations['moveInspectionForStaff']>

export const cancelInspectionForStaff = 'cancelInspectionForStaff DELETE /inspections/{id}' as Operation<operations['cancelInspectionForStaff']>

export const assignInspection = 'assignInspection PUT /inspections/{id}/inspector' as Operation<operations['assignInspection']>

export const recordInspection = 'recordInspection PUT /inspections/{id}/result' as Operation<operations['recordInspection']>

export const correctInspection = 'correctInspection PUT /inspections/{id}/correction' as Operation<operations['correctInspection']>

export const setInspectionThumbnail = 'setInspectionThumbnail PUT /inspections/photos/{id}/thumbnail' as Operation<operations['setInspectionThumbnail']>

export const addInspectionPhoto = 'addInspectionPhoto POST /inspections/{id}/photos' as Operation<operations['addInspectionPhoto']>
