import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { mapView } from '@portal/core/parcels/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { findParcelAt } from '@portal/openapi/resident-client/zoning'
import { Late } from '@portal/web-ui/late'
import { MapFrame, type MapHandle } from '@portal/web-ui/map-frame'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useCityLayer } from '../reports/use-city-layer.ts'
import { useIsFar } from '../reports/use-is-far.ts'
import type { ParcelZoning } from './queries.ts'
import { zoningHref, type ZoningSearch } from './zoning-search.ts'
import styles from './zoning.module.css'

interface ZoningMapProps {
  search: ZoningSearch
  parcel: ParcelZoning | null
}

/** Another way to choose the property, below the list. */
export function ZoningMap({ search, parcel }: ZoningMapProps) {
  const { t } = useTexts()
  const { settings } = useApp().page
  const [map, setMap] = useState<MapHandle | null>(null)
  const [isFar, zoomed] = useIsFar(mapView.zoom)
  const draw = useCityLayer()
  const { choose, problem, close } = useChoice(search)
  useEffect(() => {
    if (!map || !parcel) return undefined
    map.lookAt([parcel.latitude, parcel.longitude])
    return map.addShapes(parcel.geometry)
  }, [map, parcel])

  return (
    <div className={styles.map}>
      <MapFrame
        label={t('Zoning.MapLabel')}
        note={t('Zoning.MapNote')}
        start="wide"
        center={parcel ? [parcel.latitude, parcel.longitude] : settings.map.center}
        zoom={mapView.zoom}
        minZoom={mapView.minZoom}
        maxZoom={mapView.maxZoom}
        box={settings.map.box}
        onPick={([latitude, longitude]) => void choose({ latitude, longitude })}
        onView={(view) => {
          zoomed(view.zoom)
          draw.again(view)
        }}
        onMap={async (opened) => {
          setMap(opened)
          await draw.first(opened)
        }}
      />
      <Status>
        {map && <p className={styles.small}>{t(isFar ? 'Zoning.MapZoomIn' : 'Zoning.MapHint')}</p>}
      </Status>
      {problem && (
        <Late>
          {() => (
            <MessageDialog kind="error" title={t('Zoning.PopupTitle')} onClose={close}>
              <p>{t(problem)}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </div>
  )
}

/** Opens the property at a place of the map; the latest choice wins. */
function useChoice(search: ZoningSearch) {
  const { call } = useApp()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<TextKey | null>(null)
  const latest = useRef(0)

  async function choose(query: { latitude: number; longitude: number }): Promise<void> {
    const asked = (latest.current += 1)
    const answer = await call(findParcelAt, { query }).catch(() => undefined)
    if (asked !== latest.current) return
    if (!answer) return setProblem('Zoning.MapSearchErrorPopupContent')
    if (answer.id === null) return setProblem('Zoning.NoLandParcelMatchesPopupContent')
    const { activityId } = search
    await navigate({ href: zoningHref({ activityId, parcel: answer.id }), resetScroll: false })
  }
  return { choose, problem, close: () => setProblem(null) }
}
