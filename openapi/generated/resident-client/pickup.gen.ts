// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../resident.gen.d.ts'

export const findPickupDays = 'findPickupDays GET /salesforce/landParcelMaster/garbagePickupDay' as Operation<operations['findPickupDays']>

export const getPickupPlace = 'getPickupPlace GET /pickup/{id}' as Operation<operations['getPickupPlace']>

export const getPickupCalendar = 'getPickupCalendar GET /pickup/calendars/{token}' as Operation<operations['getPickupCalendar']>
