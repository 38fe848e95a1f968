// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const listFeeSchedules = 'listFeeSchedules GET /fee-schedules' as Operation<operations['listFeeSchedules']>

export const previewFeeSchedule = 'previewFeeSchedule POST /fee-schedules/preview' as Operation<operations['previewFeeSchedule']>

export const addFeeSchedule = 'addFeeSchedule POST /fee-schedules' as Operation<operations['addFeeSchedule']>

export const withdrawFeeSchedule = 'withdrawFeeSchedule DELETE /fee-schedules/{id}' as Operation<operations['withdrawFeeSchedule']>
