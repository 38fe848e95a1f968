export {
  askPermitCorrections,
  completePermit,
  denyPermit,
  takePermit,
} from './check-application.ts'
export { askPermitFee, assessPermitFees, waivePermitFees } from './fees.ts'
export { extendPermit, issuePermit, revokePermit } from './issue.ts'
export { listPermitKinds, setPermitKind } from './kinds.ts'
export { getPermitDesk, listDeskPermits } from './list-permits.ts'
export { waysToPermit } from './permit-text.ts'
export { getPermitPresence } from './permit-presence.ts'
export { assignPermitReview, finishPermitReview } from './reviews.ts'
export type { DeskPermit } from './desk-permit.ts'
export { getDeskPermit } from './view-permit.ts'
export { countIn } from './views.ts'
