import {
  categoryFacts,
  type ReportCategory,
  type Status,
  statuses,
  type TextKey,
} from '@portal/core/rules'

/** What a status is called. */
export const statusKey = (status: Status): TextKey => statuses[status].text

/** What a category is called. */
export const categoryKey = (category: ReportCategory): TextKey => categoryFacts(category).name
