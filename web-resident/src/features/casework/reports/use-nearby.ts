import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoryFacts, type ReportCategory } from '@portal/core/report-categories/rules'
import { listNearbyReports } from '@portal/openapi/resident-client/reports'
import { query } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import type { NearbyReport } from './queries.ts'
import type { PlaceUse } from './use-place.ts'

const nothing: readonly NearbyReport[] = []

export function useNearby(category: ReportCategory, { position }: PlaceUse) {
  const { t } = useTexts()
  const { isShared, name } = categoryFacts(category)
  const asked = query(listNearbyReports, {
    query: { category, ...(position ?? { latitude: 0, longitude: 0 }) },
  })
  const { data: reports = nothing } = useQuery({
    ...asked,
    ...((!position || !isShared) && { queryFn: skipToken }),
  })
  const spots = useMemo(
    () => reports.map((report) => ({ place: report, name: t(name) })),
    [reports, t, name],
  )
  return { reports, spots }
}
