// What forms, the contract and other features know of reports: pure tables and functions.
export {
  askedFields,
  type ReportDetails,
  reportErrors,
  type ReportForm,
  reportLengths,
} from './report-form.ts'
