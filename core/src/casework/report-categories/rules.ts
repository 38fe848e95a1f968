export {
  categoryFacts,
  isReportCategory,
  reportCategories,
  type ReportCategory,
  reportCategoryNames,
} from './categories.ts'
export { dueAtOf, targetDaysOf } from './due.ts'
export type { ReportField } from './category-facts.ts'
