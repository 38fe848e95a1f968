// What forms, the contract and other features know of reports: pure tables and functions.
export {
  askedFields,
  type ReportDetails,
  reportFaults,
  type ReportForm,
  reportLengths,
} from './report-form.ts'
