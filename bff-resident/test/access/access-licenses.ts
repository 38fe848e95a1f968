import { at, type Row } from './access-row.ts'

const key = { licenseYear: '25', licenseNumber: 'R-0000', licensePIN: '000000' }

/** Business licenses. */
export const licenseRows = {
  calculateRenewal: { path: at('/licenses/renew/calc'), body: () => key, status: 200 },
  renewLicense: {
    path: at('/licenses/renew'),
    body: () => ({ ...key, licenseNumber: 'R-0001', total: 1 }),
    status: 404,
  },
  checkLicense: { path: at('/licenses/check/NONE'), status: 404 },
  getLicenseDocument: { path: at('/licenses/check/NONE/pdf'), status: 404 },
  getLicenseCalendar: { path: at('/licenses/check/NONE/calendar'), status: 404 },
} as const satisfies Readonly<Record<string, Row>>
