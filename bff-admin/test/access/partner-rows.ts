import { at, noService, type Row } from './access-row.ts'

const seen = { 'if-match': '"1"' }
const partner = { name: ' ', contact: 'api@lakeside.example' }
const key = { name: 'App', scopes: ['reports.write'], limitPerMinute: 60 }

/** Partners and their API keys. */
export const partnerRows = {
  listPartners: { path: at('/partners'), status: 200 },
  createPartner: { path: at('/partners'), body: () => partner, status: 400 },
  updatePartner: {
    path: at(`/partners/${noService}`),
    body: () => ({ ...partner, name: 'Lakeside' }),
    headers: seen,
    status: 404,
  },
  issuePartnerKey: {
    path: at(`/partners/${noService}/keys`),
    body: () => ({ ...key, expiresOn: null }),
    status: 404,
  },
  updatePartnerKey: {
    path: at(`/partner-keys/${noService}`),
    body: () => key,
    headers: seen,
    status: 404,
  },
  rotatePartnerKey: {
    path: at(`/partner-keys/${noService}/rotation`),
    body: () => ({ keepHours: 24 }),
    headers: seen,
    status: 404,
  },
  revokePartnerKey: { path: at(`/partner-keys/${noService}`), headers: seen, status: 404 },
} satisfies Readonly<Record<string, Row>>
