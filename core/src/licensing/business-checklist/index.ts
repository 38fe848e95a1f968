export { getBusinessChecklist } from './get-checklist.ts'
export { markChecklistStep, saveBusinessChecklist } from './save-checklist.ts'
