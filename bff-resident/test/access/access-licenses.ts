import { at, type Row } from './access-row.ts'

// Right ones are counted: all roles here come from one address.
const malformed = { licenseYear: '2025', licenseNumber: 'R-1024', licensePIN: '0' }

/** Business licenses, and the checklist that leads to one. */
const missing = '01900000-0000-7000-8000-000000000000'
const slot = { day: '2099-01-01', window: 'morning' }

/** Business licenses and inspections. */
export const licenseRows = {
  calculateRenewal: { path: at('/licenses/renew/calc'), body: () => malformed, status: 400 },
  renewLicense: {
    path: at('/licenses/renew'),
    body: () => ({ ...malformed, total: 1 }),
    status: 400,
  },
  listOwnLicenses: { path: at('/organizations/licenses'), status: 200 },
  claimLicense: {
    path: at('/organizations/licenses'),
    body: () => ({ organizationId: 'none', number: 'C-3300', pin: '0' }),
    status: 400,
  },
  listContractorPermits: { path: at('/contractor-permits'), status: 200 },
  checkLicense: { path: at('/licenses/check/NONE'), status: 404 },
  getPermitDocument: { path: at('/permits/2026/1/pdf'), status: 404 },
  getLicenseDocument: { path: at('/licenses/check/NONE/pdf'), status: 404 },
  getBusinessChecklist: { path: at('/business-checklist?want=open'), status: 200 },
  saveBusinessChecklist: {
    path: at('/business-checklist/answers'),
    body: () => ({ want: 'grow' }),
    status: 400,
  },
  markChecklistStep: {
    path: at('/business-checklist/steps/health'),
    body: () => ({ isDone: true }),
    status: 404,
  },
  getLicenseCalendar: { path: at('/licenses/check/NONE/calendar'), status: 404 },
  getBooking: { path: at('/permits/2026/1/inspections'), status: 404 },
  bookInspection: {
    path: at('/permits/2026/1/inspections'),
    body: () => ({ code: 'final', ...slot, contactName: 'Pat Doe', contactPhone: '847-555-0101' }),
    status: 404,
  },
  moveInspection: {
    path: at(`/permits/2026/1/inspections/${missing}`),
    body: () => slot,
    status: 404,
  },
  cancelInspection: { path: at(`/permits/2026/1/inspections/${missing}`), status: 404 },
  getInspectionCalendar: { path: at(`/inspections/${missing}/calendar`), status: 404 },
} as const satisfies Readonly<Record<string, Row>>
