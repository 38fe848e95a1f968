export { rowsOf as queueRows } from './filter.ts'
export { assignRequest } from './assign-request.ts'
export { attachFile, type CaseUpload } from './attach-file.ts'
export {
  type BulkAction,
  type BulkChoice,
  type BulkPreview,
  type BulkResult,
  previewBulk,
  runBulk,
} from './bulk.ts'
export { changeCategory } from './change-category.ts'
export { changeDue, type DueChange } from './change-due.ts'
export { changePlace } from './change-place.ts'
export { changeStatus, type StatusChange } from './change-status.ts'
export type { Changed, SeenRequest } from './change.ts'
export { exportRequests } from './export-requests.ts'
export type { CaseQueueFilter } from './filter.ts'
export {
  listDeskPoints,
  listDeskRequests,
  type QueuePage,
  type QueuePlace,
} from './list-requests.ts'
export { mergeRequest } from './merge-request.ts'
export { notifyOverdue } from './notify-overdue.ts'
export { getPresence, type Presence, presenceAt } from './presence.ts'
export { deleteDeskFilter, getDesk, saveDeskFilter } from './saved-filters.ts'
export { type DeskRequest, getDeskRequest } from './view-request.ts'
export { addNote, askQuestion, replyToRequest } from './write-to-resident.ts'
