// What forms, the contract and other features know of reports: pure tables and functions.
export {
  categoryFacts,
  isReportCategory,
  reportCategories,
  type ReportCategory,
  reportCategoryNames,
} from './categories.ts'
export type { ReportField } from './category-facts.ts'
export {
  askedFields,
  type ReportDetails,
  reportFaults,
  type ReportForm,
  reportLengths,
} from './report-form.ts'
