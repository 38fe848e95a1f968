// What forms, the contract and other features know of reports: pure tables and functions.
export {
  askedFields,
  type ReportDetails,
  reportErrors,
  type ReportFieldName,
  reportFields,
  type ReportForm,
} from './report-form.ts'
