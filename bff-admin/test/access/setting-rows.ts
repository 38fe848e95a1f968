import { noMobileApps } from '@portal/core/mobile-apps/rules'
import { reportCategoryNames } from '@portal/core/report-categories/rules'
import { at, type Row } from './access-row.ts'

const flag = at('/settings/flags/EnableOldAutopayNotice')

/** Settings of the city and feature flags. */
export const settingRows = {
  getCitySettings: { path: at('/settings/city'), status: 200 },
  setCitySettings: {
    path: at('/settings/city'),
    body: () => ({
      name: '',
      phone: '',
      helpMail: '',
      addressLine1: '',
      addressLine2: '',
      websiteUrl: '',
      chatUrl: '',
      mobileAppUrl: '',
      takesPartialPayments: true,
      showsPermitNames: true,
      showsApprovedDrawings: true,
      pickupReminderFrom: 18,
      pickupReminderTo: 22,
      overpaymentLimitCents: 0,
      refundLimitCents: null,
    }),
    headers: { 'if-match': '"00000000"' },
    status: 400,
  },
  listAreas: { path: at('/settings/areas'), status: 200 },
  setAreaNames: {
    path: at('/settings/areas'),
    body: () => ({ names: [] }),
    headers: { 'if-match': '"00000000"' },
    status: 412,
  },
  getInspectionSettings: { path: at('/settings/inspections'), status: 200 },
  setInspectionSettings: {
    path: at('/settings/inspections'),
    body: () => ({
      daysAhead: 8,
      cutOffHour: 15,
      correctionHours: 24,
      morning: { from: 8, to: 12 },
      afternoon: { from: 12, to: 16 },
    }),
    headers: { 'if-match': '"00000000"' },
    status: 412,
  },
  getBroadcastSettings: { path: at('/settings/broadcasts'), status: 200 },
  getMobileApps: { path: at('/settings/mobile-apps'), status: 200 },
  setMobileApps: {
    path: at('/settings/mobile-apps'),
    body: () => noMobileApps,
    headers: { 'if-match': '"00000000"' },
    status: 412,
  },
  setBroadcastSettings: {
    path: at('/settings/broadcasts'),
    body: () => ({ quietFrom: 21, quietTo: 8, secondPersonAbove: null }),
    headers: { 'if-match': '"00000000"' },
    status: 412,
  },
  getServiceTargets: { path: at('/settings/targets'), status: 200 },
  setServiceTargets: {
    path: at('/settings/targets'),
    body: () => ({
      targets: Object.fromEntries(reportCategoryNames.map((category) => [category, null])),
    }),
    headers: { 'if-match': '"00000000"' },
    status: 412,
  },
  setHoliday: {
    path: at('/settings/holidays/2099-01-01'),
    body: () => ({ name: ' ' }),
    status: 400,
  },
  deleteHoliday: { path: at('/settings/holidays/2099-01-02'), status: 404 },
  listFlagSettings: { path: at('/settings/flags'), status: 200 },
  setFlag: { path: flag, body: () => ({ isEnabled: null }), status: 200 },
  setPersonFlag: {
    path: at('/settings/flags/EnableOldAutopayNotice/people'),
    body: () => ({ email: 'no-account@example.test', isEnabled: true }),
    status: 400,
  },
} satisfies Readonly<Record<string, Row>>
