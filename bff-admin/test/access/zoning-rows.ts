import { at, noService, type Row } from './access-row.ts'

const district = { name: '', nameEs: '', kind: 'base', rulesUrl: '', dataOn: '2026-05-01' }
const rule = { use: '', useEs: '', permission: 'allowed', startsOn: '2099-01-01', source: '' }

/** Zoning districts and what they allow. */
export const zoningRows = {
  listZoningDistricts: { path: at('/zoning-districts'), status: 200 },
  getZoningDistrict: { path: at(`/zoning-districts/${noService}`), status: 404 },
  addZoningDistrict: {
    path: at('/zoning-districts'),
    body: () => ({ code: '', ...district }),
    status: 400,
  },
  updateZoningDistrict: {
    path: at(`/zoning-districts/${noService}`),
    body: () => ({ ...district, seenAt: '2026-05-01T00:00:00.000Z' }),
    status: 400,
  },
  addZoningUse: {
    path: at(`/zoning-districts/${noService}/uses`),
    body: () => rule,
    status: 400,
  },
  withdrawZoningUse: { path: at(`/zoning-districts/uses/${noService}`), status: 404 },
} satisfies Readonly<Record<string, Row>>
