import { useSuspenseQuery } from '@tanstack/react-query'
import { listRequests } from '@portal/openapi/resident-client/tracking'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { RequestTable } from './request-table.tsx'

/** Spec, resident section 9, "Recent activity". */
const shown = 3

/** Recently changed ones, open or closed. */
export function RecentRequests() {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(listRequests))
  const recent = [...data.inProgress, ...data.completed]
    .toSorted((a, b) => b.lastModified.localeCompare(a.lastModified))
    .slice(0, shown)
  return (
    <Card
      title={t('Dashboard.Recent')}
      aside={<a href="/in_progress">{t('Dashboard.RecentAll')}</a>}
    >
      <RequestTable
        caption={t('Dashboard.Recent')}
        items={recent}
        empty={<p>{t('Dashboard.RecentNone')}</p>}
      />
    </Card>
  )
}
