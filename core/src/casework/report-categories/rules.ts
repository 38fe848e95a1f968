export {
  categoryFacts,
  isReportCategory,
  reportCategories,
  type ReportCategory,
  reportCategoryNames,
} from './categories.ts'
export type { ReportField } from './category-facts.ts'
