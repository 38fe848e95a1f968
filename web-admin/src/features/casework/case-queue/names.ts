import { categoryFacts, type ReportCategory } from '@portal/core/report-categories/rules'
import { type Status, statuses } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'

export const statusKey = (status: Status): TextKey => statuses[status].text

export const categoryKey = (category: ReportCategory): TextKey => categoryFacts(category).name
