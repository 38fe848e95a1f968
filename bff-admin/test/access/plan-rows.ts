import { at, noService, type Row } from './access-row.ts'

const permit = `/permits/${noService}`
const bytes = { 'content-type': 'application/octet-stream' }

/** Documents of permits, and comments on them. */
export const planRows = {
  getPlanReview: { path: at(`${permit}/plans`), status: 404 },
  addPermitDocument: {
    path: at(`${permit}/documents?name=a.exe&title=A&kind=other`),
    body: () => 'MZ',
    headers: bytes,
    status: 400,
  },
  addPlanVersion: {
    path: at(`${permit}/documents/${noService}/versions?name=a.exe&replaces=1`),
    body: () => 'MZ',
    headers: bytes,
    status: 400,
  },
  setDocumentPublic: {
    path: at(`${permit}/documents/${noService}/public`),
    body: () => ({ isPublic: true }),
    status: 404,
  },
  addPlanComment: {
    path: at(`${permit}/comments`),
    body: () => ({
      documentId: noService,
      versionNumber: 1,
      discipline: 'building',
      text: 'Show it.',
      isRequired: true,
    }),
    status: 404,
  },
  settlePlanComment: {
    path: at(`${permit}/comments/${noService}/state`),
    body: () => ({ seen: 'open', to: 'accepted' }),
    status: 404,
  },
} satisfies Readonly<Record<string, Row>>
