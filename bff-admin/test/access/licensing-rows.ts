import { at, noService, type Row } from './access-row.ts'
import { zoningRows } from './zoning-rows.ts'

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

/** About a missing permit: a caller with access gets not-found. */
const aboutPermit = (part: string, body: unknown): Row => ({
  path: at(`/permits/${noService}/${part}`),
  body: () => body,
  headers: { 'if-match': '"1"' },
  status: 404,
})
const reason = { reason: 'x' }
const kind = {
  name: '',
  nameEs: '',
  sortOrder: 1,
  disciplines: [],
  inspections: [],
  validDays: 0,
  needsContractor: false,
  isOffered: true,
}

/** Permits, fee schedules, work without a permit, licenses, and zoning districts. */
export const licensingRows = {
  ...zoningRows,
  listDeskPermits: { path: at('/permits'), status: 200 },
  getPermitDesk: { path: at('/permits/desk'), status: 200 },
  getDeskPermit: { path: at(`/permits/${noService}`), status: 404 },
  takePermit: aboutPermit('check', {}),
  completePermit: aboutPermit('review', { disciplines: [] }),
  askPermitCorrections: aboutPermit('corrections', { comment: 'x' }),
  assignPermitReview: aboutPermit('reviewer', { discipline: 'building', reviewerId: null }),
  finishPermitReview: aboutPermit('result', {
    discipline: 'building',
    result: 'approved',
    comment: '',
  }),
  assessPermitFees: aboutPermit('fees', { answers: {}, added: [] }),
  waivePermitFees: aboutPermit('waiver', { amountCents: 100, reason: 'x' }),
  askPermitFee: aboutPermit('payment', {}),
  issuePermit: aboutPermit('issue', { conditions: '' }),
  denyPermit: aboutPermit('denial', reason),
  revokePermit: aboutPermit('revocation', reason),
  extendPermit: aboutPermit('extension', { ...reason, expiresOn: '2099-01-01' }),
  listPermitKinds: { path: at('/permit-kinds'), status: 200 },
  setPermitKind: {
    path: at('/permit-kinds/well'),
    body: () => kind,
    headers: { 'if-match': '"0"' },
    status: 400,
  },
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
