import { at, noService, type Row } from './access-row.ts'

const schedule = {
  kind: 'permit.roof',
  name: '',
  nameEs: '',
  source: '',
  fromDay: '2099-01-01',
  toDay: null,
  lines: [],
  penalties: [],
  rebates: [],
}

const exemption = {
  kind: 'roof',
  rule: '',
  ruleEs: '',
  source: '',
  fromDay: '2099-01-01',
  toDay: null,
  conditions: [],
}

/** Fee schedules, work without a permit, and licenses. */
export const licensingRows = {
  listFeeSchedules: { path: at('/fee-schedules'), status: 200 },
  previewFeeSchedule: { path: at('/fee-schedules/preview'), body: () => schedule, status: 400 },
  addFeeSchedule: { path: at('/fee-schedules'), body: () => schedule, status: 400 },
  withdrawFeeSchedule: { path: at(`/fee-schedules/${noService}`), status: 404 },
  listPermitExemptions: { path: at('/permit-exemptions'), status: 200 },
  previewPermitExemption: {
    path: at('/permit-exemptions/preview'),
    body: () => exemption,
    status: 400,
  },
  addPermitExemption: { path: at('/permit-exemptions'), body: () => exemption, status: 400 },
  withdrawPermitExemption: { path: at(`/permit-exemptions/${noService}`), status: 404 },
  listLicenses: { path: at('/licenses'), status: 200 },
  getLicense: { path: at(`/licenses/${noService}`), status: 404 },
  setLicenseStatus: {
    path: at(`/licenses/${noService}/status`),
    body: () => ({ status: 'active' }),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  resetLicensePin: {
    path: at(`/licenses/${noService}/pin`),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  renewFreeLicense: {
    path: at(`/licenses/${noService}/years`),
    body: () => ({}),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  listLicenseKinds: { path: at('/license-kinds'), status: 200 },
  getLicenseApplication: { path: at(`/requests/${noService}/license`), status: 404 },
  quoteLicense: {
    path: at('/licenses/quote'),
    body: () => ({ kind: 'none', year: 2026, answers: {} }),
    status: 409,
  },
  addLicense: {
    path: at('/licenses'),
    body: () => ({
      requestId: null,
      number: '',
      kind: '',
      year: 2026,
      answers: {},
      businessName: '',
      address: '',
      email: '',
      language: 'en',
    }),
    status: 400,
  },
} satisfies Readonly<Record<string, Row>>
