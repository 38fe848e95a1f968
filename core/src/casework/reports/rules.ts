// Pure tables and functions that browsers may import.
export {
  askedFields,
  type ReportDetails,
  reportErrors,
  type ReportFieldName,
  reportFields,
  type ReportForm,
} from './report-form.ts'
