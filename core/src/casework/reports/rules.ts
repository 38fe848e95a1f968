// Pure tables and functions that browsers may import.
export { type EnteredReport, enteredErrors } from './entered-report.ts'
export {
  askedFields,
  type ReportDetails,
  reportErrors,
  type ReportFieldName,
  reportFields,
  type ReportForm,
} from './report-form.ts'
