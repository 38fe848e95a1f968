export { addDraftFile, fileChoiceOf, removeDraftFile } from './draft-files.ts'
export {
  deleteDraft,
  type Draft,
  type DraftKey,
  endDraft,
  getDraft,
  requireDraft,
  saveDraft,
} from './drafts.ts'
export { type Owner, ownerOf } from './owner.ts'
export { sweepFiles } from './sweep.ts'
export { setThumbnail } from './thumbnails.ts'
