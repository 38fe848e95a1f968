// Written by `node openapi/emit.ts` from openapi/src.
import type { Operation } from '../../operation.ts'
import type { operations } from '../admin.gen.d.ts'

export const getCitySettings = 'getCitySettings GET /settings/city' as Operation<operations['getCitySettings']>

export const setCitySettings = 'setCitySettings PUT /settings/city' as Operation<operations['setCitySettings']>

export const listAreas = 'listAreas GET /settings/areas' as Operation<operations['listAreas']>

export const setAreaNames = 'setAreaNames PUT /settings/areas' as Operation<operations['setAreaNames']>

export const getInspectionSettings = 'getInspectionSettings GET /settings/inspections' as Operation<operations['getInspectionSettings']>

export const setInspectionSettings = 'setInspectionSettings PUT /settings/inspections' as Operation<operations['setInspectionSettings']>

export const getBroadcastSettings = 'getBroadcastSettings GET /settings/broadcasts' as Operation<operations['getBroadcastSettings']>

export const setBroadcastSettings = 'setBroadcastSettings PUT /settings/broadcasts' as Operation<operations['setBroadcastSettings']>

export const getMobileApps = 'getMobileApps GET /settings/mobile-apps' as Operation<operations['getMobileApps']>

export const setMobileApps = 'setMobileApps PUT /settings/mobile-apps' as Operation<operations['setMobileApps']>

export const getServiceTargets = 'getServiceTargets GET /settings/targets' as Operation<operations['getServiceTargets']>

export const setServiceTargets = 'setServiceTargets PUT /settings/targets' as Operation<operations['setServiceTargets']>

export const setHoliday = 'setHoliday PUT /settings/holidays/{day}' as Operation<operations['setHoliday']>

export const deleteHoliday = 'deleteHoliday DELETE /settings/holidays/{day}' as Operation<operations['deleteHoliday']>

export const listFlagSettings = 'listFlagSettings GET /settings/flags' as Operation<operations['listFlagSettings']>

export const setFlag = 'setFlag PUT /settings/flags/{name}' as Operation<operations['setFlag']>

export const setPersonFlag = 'setPersonFlag PUT /settings/flags/{name}/people' as Operation<operations['setPersonFlag']>
