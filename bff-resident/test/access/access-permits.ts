import { at } from './access-row.ts'

/** Permits, and applications for them. */
export const permitRows = {
  getPermitNeed: {
    path: at('/permit-need?propertyType=SingleFamilyHomeOwner&option=BuildingShed'),
    status: 200,
  },
  getPermitGuide: { path: at('/permit-guides/remodel'), status: 200 },
  searchContractors: { path: at('/contractors?text=roof'), status: 200 },
  searchPermits: { path: at('/permits/search?streetName=millrace'), status: 200 },
  getPermit: { path: at('/permits/2026/1001'), status: 200 },
  exportPermits: { path: at('/open-data/permits.csv'), status: 200 },
  checkForm: {
    path: at('/laserfiche/forms/140/check'),
    body: () => ({ answers: {} }),
    status: 404,
  },
}
