export {
  discardContentDraft,
  restoreContent,
  setContentCare,
  withdrawContent,
} from './change-state.ts'
export { type ContentKind, contentKind, type ContentKinds } from './content-kind.ts'
export { listContent } from './list-content.ts'
export { publishDueContent } from './publish-due.ts'
export { remindOfReviews } from './remind-of-reviews.ts'
export { createContent, saveContent } from './save-content.ts'
export { showContentDraft } from './show-draft.ts'
export {
  compareContent,
  type ContentComparison,
  type ContentView,
  getContent,
} from './view-content.ts'
