export { permitContractorsDataSet } from './permit-contractors-data-set.ts'
export { permitHistoryDataSet, permitInspectionsDataSet } from './permit-history-data-sets.ts'
export { permitsDataSet } from './permits-data-set.ts'
export {
  confirmFollowing,
  followPermit,
  getPermitFollowing,
  listFollowedPermits,
  stopFollowing,
  unfollowPermit,
} from './follow-permit.ts'
export { getPermit } from './get-permit.ts'
export { getPermitDocument } from './permit-document.ts'
export {
  lockPermit,
  type MovedPermit,
  movePermit,
  type PermitMove,
  syncRequestStatus,
} from './move-permit.ts'
export { notifyFollowers, type PermitNews } from './notify-followers.ts'
export { actsForPermit, isApplicant, isDelegate, isOwnContractorLicense } from './permit-access.ts'
export { listPermitsInView } from './permits-in-view.ts'
export { permitStateSql, permitStatusSql } from './permit-sql.ts'
export { type PermitSearch, searchPermits } from './search-permits.ts'
export { withdrawPermit } from './withdraw-permit.ts'
