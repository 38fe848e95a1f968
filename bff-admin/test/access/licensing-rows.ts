import { at, noService, type Row } from './access-row.ts'
import { pickupRows } from './pickup-rows.ts'
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
  trades: [],
  isOffered: true,
}

/** Permits, fee schedules, work without a permit, licenses, and zoning districts. */
const slot = { day: '2099-01-01', window: 'morning' }
const contact = { contactName: 'Pat Doe', contactPhone: '847-555-0101', note: '' }

/** Fee schedules, work without a permit, licenses and inspections. */
export const licensingRows = {
  ...pickupRows,
  ...zoningRows,
  listDeskPermits: { path: at('/permits'), status: 200 },
  getPermitDesk: { path: at('/permits/desk'), status: 200 },
  getDeskPermit: { path: at(`/permits/${noService}`), status: 404 },
  getPermitPresence: { path: at(`/permits/${noService}/presence`), status: 404 },
  findPermits: { path: at('/permits/search'), body: () => ({ text: 'oak' }), status: 200 },
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
  setLicenseTrades: {
    path: at(`/licenses/${noService}/trades`),
    body: () => ({ trades: ['roofing'] }),
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
      trades: [],
      year: 2026,
      answers: {},
      businessName: '',
      address: '',
      email: '',
      language: 'en',
    }),
    status: 400,
  },
  listInspections: { path: at('/inspections'), status: 200 },
  getInspectionRoute: { path: at('/inspections/route'), status: 200 },
  setInspectionSlots: {
    path: at('/inspections/slots'),
    body: () => ({
      fromDay: '2099-01-02',
      toDay: '2099-01-01',
      windows: ['morning'],
      inspectorId: null,
      capacity: 1,
    }),
    status: 400,
  },
  orderInspections: {
    path: at('/inspections/route'),
    body: () => ({ day: '2099-01-01', inspectorId: noService, ids: [noService] }),
    status: 412,
  },
  bookInspectionForStaff: {
    path: at('/inspections'),
    body: () => ({ year: '2026', number: '1', code: 'final', ...slot, ...contact }),
    status: 404,
  },
  moveInspectionForStaff: {
    path: at(`/inspections/${noService}/slot`),
    body: () => slot,
    status: 404,
  },
  cancelInspectionForStaff: { path: at(`/inspections/${noService}`), status: 404 },
  assignInspection: {
    path: at(`/inspections/${noService}/inspector`),
    body: () => ({ inspectorId: null }),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  recordInspection: {
    path: at(`/inspections/${noService}/result`),
    body: () => ({ outcome: 'passed', comment: '', corrections: [] }),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  correctInspection: {
    path: at(`/inspections/${noService}/correction`),
    body: () => ({ outcome: 'passed', comment: '', corrections: [], reason: 'x' }),
    headers: { 'if-match': '"1"' },
    status: 404,
  },
  setInspectionThumbnail: {
    path: at(`/inspections/photos/${noService}/thumbnail`),
    body: () => 'x',
    headers: { 'content-type': 'application/octet-stream' },
    // The picture is checked before the photo.
    status: 400,
  },
  addInspectionPhoto: {
    path: at(`/inspections/${noService}/photos`),
    body: () => 'x',
    headers: { 'content-type': 'application/octet-stream' },
    // The file is checked before the inspection.
    status: 400,
  },
} satisfies Readonly<Record<string, Row>>
