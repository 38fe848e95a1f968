export { exportPermits } from './export-permits.ts'
export { getPermit } from './get-permit.ts'
export {
  lockPermit,
  type MovedPermit,
  movePermit,
  type PermitMove,
  syncRequestStatus,
} from './move-permit.ts'
export { actsForPermit, contractorKind, isApplicant, isDelegate } from './permit-access.ts'
export { type PermitSearch, searchPermits } from './search-permits.ts'
export { withdrawPermit } from './withdraw-permit.ts'
