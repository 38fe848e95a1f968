import { done, type Handlers, ok } from '@portal/bff-pipeline'
import {
  deleteHoliday,
  getBroadcastSettings,
  getCitySettings,
  getInspectionSettings,
  getMobileApps,
  getServiceTargets,
  listAreas,
  listFlagSettings,
  setAreaNames,
  setBroadcastSettings,
  setCitySettings,
  setFlag,
  setHoliday,
  setInspectionSettings,
  setMobileApps,
  setPersonFlag,
  setServiceTargets,
} from '@portal/core/settings'
import type { settings } from '@portal/openapi/admin/office/settings'

const etag = ({ version }: { readonly version: string }) => ({ etag: `"${version}"` })

const versioned = <Body extends { readonly version: string }>(body: Body) => ok(body, etag(body))

const seenIn = (headers: { readonly 'if-match': string }) => ({
  version: headers['if-match'].replaceAll('"', ''),
})

export const settingHandlers = {
  getCitySettings: async (_input, context) => versioned(await getCitySettings(context)),
  setCitySettings: async ({ headers, body }, context) =>
    versioned(await setCitySettings(context, { ...body, ...seenIn(headers) })),
  listAreas: async (_input, context) => versioned(await listAreas(context)),
  setAreaNames: async ({ headers, body }, context) =>
    versioned(await setAreaNames(context, { ...body, ...seenIn(headers) })),
  getInspectionSettings: async (_input, context) => versioned(await getInspectionSettings(context)),
  setInspectionSettings: async ({ headers, body }, context) =>
    versioned(await setInspectionSettings(context, { ...body, ...seenIn(headers) })),
  getBroadcastSettings: async (_input, context) => versioned(await getBroadcastSettings(context)),
  setBroadcastSettings: async ({ headers, body }, context) =>
    versioned(await setBroadcastSettings(context, { ...body, ...seenIn(headers) })),
  getMobileApps: async (_input, context) => versioned(await getMobileApps(context)),
  setMobileApps: async ({ headers, body }, context) =>
    versioned(await setMobileApps(context, { ...body, ...seenIn(headers) })),
  getServiceTargets: async (_input, context) => versioned(await getServiceTargets(context)),
  setServiceTargets: async ({ headers, body }, context) =>
    versioned(await setServiceTargets(context, { ...body, ...seenIn(headers) })),
  setHoliday: ({ params, body }, context) => done(setHoliday(context, { ...params, ...body })),
  deleteHoliday: ({ params }, context) => done(deleteHoliday(context, params.day)),
  listFlagSettings: (_input, context) => ok(listFlagSettings(context)),
  setFlag: ({ params, body }, context) => done(setFlag(context, params.name, body.isEnabled)),
  setPersonFlag: ({ params, body }, context) =>
    done(setPersonFlag(context, { name: params.name, ...body })),
} satisfies Handlers<typeof settings>
