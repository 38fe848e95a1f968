export { addPlanComment, type NewComment, settlePlanComment, type Settled } from './comments.ts'
export { documentsOfFiles } from './documents-of-files.ts'
export {
  getCorrections,
  getPlanReview,
  type ListedDocument,
  type ListedDocuments,
  listPermitDocuments,
  type PlanReview,
} from './get-plans.ts'
export type { TypedPermit } from './of-permit.ts'
export { hasOpenComments } from './open-comments.ts'
export { getPermitOfRequest } from './permit-of-request.ts'
export type { PlanDocument, PlanVersion } from './plans.ts'
export { answerPermit, resubmitPermit } from './resubmit-permit.ts'
export { savePlanAnswer } from './save-answer.ts'
export { removePlanVersion, sendPlanVersion } from './send-version.ts'
export { addPermitDocument, addPlanVersion, setDocumentPublic } from './staff-documents.ts'
