// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const getBooking = 'getBooking GET /permits/{year}/{number}/inspections' as Operation<operations['getBooking']>

export const bookInspection = 'bookInspection POST /permits/{year}/{number}/inspections' as Operation<operations['bookInspection']>

export const moveInspection = 'moveInspection PUT /permits/{year}/{number}/inspections/{id}' as Operation<operations['moveInspection']>

export const cancelInspection = 'cancelInspection DELETE /permits/{year}/{number}/inspections/{id}' as Operation<operations['cancelInspection']>

export const getInspectionCalendar = 'getInspectionCalendar GET /inspections/{id}/calendar' as Operation<operations['getInspectionCalendar']>
