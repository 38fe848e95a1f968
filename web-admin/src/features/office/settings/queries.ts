import {
  getBroadcastSettings,
  getCitySettings,
  getInspectionSettings,
  getMobileApps,
  getServiceTargets,
  listAreas,
  listFlagSettings,
} from '@portal/openapi/admin-client/settings'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type CitySettings = components['schemas']['CitySettings']
export type Areas = components['schemas']['Areas']
export type InspectionSettings = components['schemas']['InspectionSettings']
export type FlagSetting = components['schemas']['FlagSetting']
export type ServiceTargets = components['schemas']['ServiceTargets']

// Others change them too: each visit reads them in its loader.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const citySettingsQuery = () => query(getCitySettings, {}, fresh)

export const flagSettingsQuery = () => query(listFlagSettings, {}, fresh)

export const areasQuery = () => query(listAreas, {}, fresh)

export const serviceTargetsQuery = () => query(getServiceTargets, {}, fresh)

export const inspectionSettingsQuery = () => query(getInspectionSettings, {}, fresh)

export const broadcastSettingsQuery = () => query(getBroadcastSettings, {}, fresh)

export const mobileAppsQuery = () => query(getMobileApps, {}, fresh)
