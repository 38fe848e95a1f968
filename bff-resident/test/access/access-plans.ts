import { at, type Row } from './access-row.ts'

const none = '/permits/2026/99999999'
const id = '01980000-0000-7000-8000-000000000001'

/** Documents and corrections of permits. */
export const planRows = {
  listPermitDocuments: { path: at(`${none}/documents`), status: 404 },
  getPermitOfRequest: {
    path: at('/salesforce/activity/Permit_Application__c/99999999/permit'),
    status: 404,
  },
  getCorrections: { path: at(`${none}/corrections`), status: 404 },
  savePlanAnswer: {
    path: at(`${none}/comments/${id}/answer`),
    body: () => ({ text: 'Done.' }),
    status: 404,
  },
  sendPlanVersion: {
    path: at(`${none}/uploads?name=plan.exe`),
    body: () => 'MZ',
    type: 'application/octet-stream',
    status: 400,
  },
  removePlanVersion: { path: at(`${none}/uploads/${id}`), status: 404 },
  resubmitPermit: {
    path: at(`${none}/resubmission`),
    body: () => ({ whatChanged: 'All.' }),
    status: 404,
  },
} as const satisfies Readonly<Record<string, Row>>
