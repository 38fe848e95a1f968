import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoryFacts, type ReportCategory } from '@portal/core/rules'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '../../parts/use-app.ts'
import { Nearby } from './nearby.tsx'
import { nearbyQuery, type NearbyReport } from './queries.ts'
import { ReportMap } from './report-map.tsx'
import type { PlaceUse } from './use-place.ts'

interface PlaceSurroundingsProps {
  category: ReportCategory
  place: PlaceUse
}

const nothing: readonly NearbyReport[] = []

/** The map around the place, and what has been reported there. */
export function PlaceSurroundings({ category, place }: PlaceSurroundingsProps) {
  const { t } = useTexts()
  const { api } = useApp()
  const { position } = place
  const { isShared, name } = categoryFacts(category)
  const asked = nearbyQuery(api, category, position ?? { latitude: 0, longitude: 0 })
  const { data: reports = nothing } = useQuery({
    ...asked,
    ...((!position || !isShared) && { queryFn: skipToken }),
  })
  const spots = useMemo(
    () => reports.map((report) => ({ place: report, name: t(name) })),
    [reports, t, name],
  )
  return (
    <>
      <ReportMap place={place} spots={spots} />
      <Nearby reports={reports} />
    </>
  )
}
