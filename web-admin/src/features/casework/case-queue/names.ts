import { categoryFacts, type ReportCategory } from '@portal/core/report-categories/rules'
import { type Status, statuses } from '@portal/core/requests/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Translate } from '@portal/web-ui/texts'

export const statusKey = (status: Status): TextKey => statuses[status].text

export const categoryKey = (category: ReportCategory): TextKey => categoryFacts(category).name

/** With the city's name for it, if any. */
export const areaText = (t: Translate, code: string, name: string | undefined): string =>
  t('Desk.AreaOf', { area: name ? `${code}, ${name}` : code })
