export { type CheckAnswers, type CheckedAnswers, checkForm, type LaterFee } from './form-checks.ts'
export { formSender } from './form-sender.ts'
export {
  type BusinessProcess,
  type CurrentForm,
  getForm,
  listForms,
  listFormsForStaff,
  previewForm,
} from './get-form.ts'
export { type ListedProcess, listProcesses } from './list-processes.ts'
export { type FilledForm, submitForm, type Submission } from './submit-form.ts'
export {
  type FormRequest,
  type FormWork,
  type SentForm,
  submitToPortal,
  type SubmissionKey,
} from './submit-to-portal.ts'
